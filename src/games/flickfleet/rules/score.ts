import type { Seat } from '../../kit'
import type { G } from './rules'

/** A side has one more of what its scenario counts; answers how many. */
export function score(g: G, seat: Seat): number {
  const side = g.s.sides[seat]!
  side.score += 1
  for (const step of g.rules.scored) step(g, seat)
  return side.score
}
