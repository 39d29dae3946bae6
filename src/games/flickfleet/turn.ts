import type { Script } from '../kit'
import type { G } from './rules/rules'

/** One turn, as the scenario plays it. */
export function* turn(g: G): Script {
  yield* g.rules.turn(g)
}
