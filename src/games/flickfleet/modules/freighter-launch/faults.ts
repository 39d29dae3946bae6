import { scenarios } from '../../data'
import { inPlay, shipsOf } from '../../rules/ships'
import type { State } from '../../state'

/** 001:230, 233 */
export const faults = (s: State): string[] =>
  scenarios[s.scenario]!.sides.flatMap(({ id, optional }) => {
    if (!optional) return []
    const out = shipsOf(s, id).filter((ship) => ship.class === optional.ship && inPlay(ship))
    return out.length > optional.mostInPlay ? [`${s.sides[id]!.name} has too many on the table at once`] : []
  })
