import type { Script } from '../kit'
import { takeTurn } from './rules/activation'
import { newRound, roundIsOver } from './rules/round'
import type { G } from './rules/rules'
import { placeShip, toPlace } from './rules/setup'

/** One turn: a ship placed, a round begun, or an activation. */
export function* turn(g: G): Script {
  const [next] = toPlace(g.s)
  if (next) return yield* placeShip(g, next)
  if (roundIsOver(g.s)) return yield* newRound(g)
  yield* takeTurn(g)
}
