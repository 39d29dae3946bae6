import type { Seat } from '../../../kit'
import type { G } from '../../rules/rules'
import { enemies, fleetInPlay } from '../../rules/ships'
import type { Ship } from '../../state'
import { own } from './state'

/** So near to a mine a ship is in danger, mm. */
const NEAR = 160
/** What a ship in danger counts, where a whole fleet counts 1. */
const DANGER = 0.04

/** Bots lay mines where the enemy is and keep their own ships away. */
export function danger(g: G, seat: Seat): number {
  const spots = Object.values(own(g.s).primed)
  const near = (ship: Ship): boolean => spots.some((at) => g.tape.gap(ship.id, at) < NEAR)
  const theirs = enemies(g.s, seat).filter(near).length
  const ours = fleetInPlay(g.s, seat).filter(near).length
  return DANGER * (theirs - ours)
}
