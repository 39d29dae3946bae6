import { scenarios } from '../../data'
import { inPlay, shipsOf } from '../../rules/ships'
import type { Ship, State } from '../../state'

/** What must hold of ships that come later and of those that flee (001:213, 230-236). */
export function flightFaults(s: State): string[] {
  return [...Object.values(s.ships).flatMap((ship) => shipFaults(s, ship)), ...sideFaults(s)]
}

function shipFaults(s: State, { name, id, where, due = 0, movedAway }: Ship): string[] {
  const wrong = {
    'has come before its round': where !== 'due' && due > s.round,
    'has jumped without having moved away': where === 'jumped' && !movedAway,
  }
  return Object.entries(wrong).flatMap(([what, isSo]) => (isSo ? [`${name} (${id}) ${what}`] : []))
}

function sideFaults(s: State): string[] {
  return scenarios[s.scenario]!.sides.flatMap(({ id, optional }) => {
    if (!optional) return []
    const all = shipsOf(s, id).filter((ship) => ship.class === optional.ship)
    const jumped = all.filter(({ where }) => where === 'jumped').length
    const wrong = {
      'has too many on the table at once': all.filter(inPlay).length > optional.mostInPlay,
      'has another score than ships that jumped': s.sides[id]!.score !== jumped,
    }
    return Object.entries(wrong).flatMap(([what, isSo]) => (isSo ? [`${s.sides[id]!.name} ${what}`] : []))
  })
}
