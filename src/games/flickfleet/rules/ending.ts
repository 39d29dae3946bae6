import { over, type Script } from '../../kit'
import type { G } from './rules'
import { fleetInPlay } from './ships'

/**
 * 001:107 Game end, D-29, D-49, D-57  Whoever has ships left in play; nobody left on either side is a draw.
 */
export function* lastStanding(g: G): Script {
  const standing = g.s.seats.filter((seat) => fleetInPlay(g.s, seat).length > 0)
  if (standing.length === g.s.seats.length) return
  const fallen = g.s.seats.filter((seat) => !standing.includes(seat)).map((seat) => g.s.sides[seat]!.name)
  yield* over(standing, `${fallen.join(' and ')} ${fallen.length > 1 ? 'have' : 'has'} no ship left in play.`)
}
