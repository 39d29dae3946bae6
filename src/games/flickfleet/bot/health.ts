import { classOf, isWing, shieldSpaces } from '../rules/ships'
import type { Ship } from '../state'

/** A capital ship that is about to die still fights: this share of its worth hangs on its life alone. */
const ALIVE = 0.4

/** What is left of a ship, from 0 to 1. */
export function health(ship: Ship): number {
  const { hull, pieces, locations } = classOf(ship)
  if (isWing(ship)) return ship.pieces / pieces
  const most = shieldSpaces(ship) + hull + locations.reduce((sum, { discs }) => sum + discs, 0)
  const left = ship.shields + ship.hull + ship.discs.reduce((sum, discs) => sum + discs, 0)
  return ALIVE + (1 - ALIVE) * (left / most)
}
