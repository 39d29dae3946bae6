import type { State } from '../../state'
import { isClear } from './state'

/** 001:234  Who has jumped had moved away, and counts once. */
export function faults(s: State): string[] {
  const away = Object.values(s.ships).filter(({ where }) => where === 'away')
  const score = s.seats.reduce((sum, seat) => sum + s.sides[seat]!.score, 0)
  return [
    ...away
      .filter((ship) => !isClear(s, ship))
      .map(({ name, id }) => `${name} (${id}) has jumped without having moved away`),
    ...(score === away.length ? [] : [`${away.length} ships have jumped and the scores come to ${score}`]),
  ]
}
