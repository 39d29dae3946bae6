import type { Seat } from '../../../kit'
import type { G } from '../../rules/rules'
import { enemies, fleetInPlay, shieldSpaces } from '../../rules/ships'
import { health } from '../../bot/health'
import { distance } from '../../../../table/outline'
import { isCloaked } from './state'

/** An enemy as near as this shoots well, mm. */
const NEAR = 450
/** What it is worth to be hidden from one of them, where a whole fleet is worth 1. */
const HIDDEN = 0.05

/** Bots hide what is hurt and close to the enemy, and come out to shoot with what is whole. */
export function hiding(g: G, seat: Seat): number {
  const own = fleetInPlay(g.s, seat).filter((ship) => isCloaked(g.s, ship))
  return own.reduce((sum, ship) => {
    const at = g.s.table[ship.id]!.pose
    const near = enemies(g.s, seat).some(({ id }) => distance(at, g.s.table[id]!.pose) < NEAR)
    const hurt = ship.shields < shieldSpaces(ship) || health(ship) < 1
    return sum + (near ? (hurt ? HIDDEN : -HIDDEN) : HIDDEN / 2)
  }, 0)
}
