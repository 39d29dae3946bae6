import { COUNTERS, lastShip } from './index'
import type { State } from '../../state'

const GONE = ['lost', 'jumped']

/** 001:109-114, D-56  Who is fatigued is the last of its side, and has no more than four counters. */
export function tiredFaults(s: State): string[] {
  const fatigued = Object.values(s.ships).filter(({ counters }) => counters !== undefined)
  return fatigued.flatMap((ship) => [
    ...(!GONE.includes(ship.where) && lastShip(s, ship.seat) !== ship
      ? [`${ship.name} is fatigued beside others`]
      : []),
    ...(ship.counters! < 0 || ship.counters! > COUNTERS
      ? [`${ship.name} has ${ship.counters} counters`]
      : []),
  ])
}
