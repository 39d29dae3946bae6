import { words as drift } from './modules/drift/words'
import { words as exhaustion } from './modules/exhaustion/words'
import { words as hyperspace } from './modules/hyperspace/words'
import { words as permanentScenery } from './modules/permanent-scenery/words'
import { words as targetRange } from './modules/target-range/words'
import { words as temporaryScenery } from './modules/temporary-scenery/words'
import type { Words } from './rules/tell'
import { words as base } from './rules/words'

/** All that the log can tell of. */
export const words: Words = {
  ...base,
  ...drift,
  ...exhaustion,
  ...hyperspace,
  ...permanentScenery,
  ...targetRange,
  ...temporaryScenery,
}
