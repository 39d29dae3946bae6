import { baseRules } from '../rules/base'
import type { Module, Rules } from '../rules/rules'
import { drift } from './drift'
import { inEvenRows } from './even-row'
import { exhaustion } from './exhaustion'
import { freeObstacles } from './free-obstacles'
import { freighterLaunch } from './freighter-launch'
import { hyperspace } from './hyperspace'
import { literalReinforcements } from './literal-reinforcements'
import { permanentScenery } from './permanent-scenery'
import { pointBlank } from './point-blank'
import { pointBuy } from './point-buy'
import { reinforcements } from './reinforcements'
import { stalemateDraw } from './stalemate'
import { targetRange } from './target-range'
import { temporaryScenery } from './temporary-scenery'

/**
 * Everything that can be added to the base rules, in the one order in which it is added: a scenario names its
 * modules, the set-up's choices name theirs.
 */
const MODULES: readonly (readonly [string, Module])[] = [
  // Each steps in front of those before it: obstacles are laid before ships stand in rows.
  ['even_row', inEvenRows],
  ['free_obstacles', freeObstacles],
  ['permanent_scenery', permanentScenery],
  ['temporary_scenery', temporaryScenery],
  ['drift', drift],
  ['freighter_launch', freighterLaunch],
  ['reinforcements', reinforcements],
  ['literal_reinforcements', literalReinforcements],
  ['hyperspace', hyperspace],
  ['point_buy', pointBuy],
  ['point_blank', pointBlank],
  ['exhaustion', exhaustion],
  ['stalemate', stalemateDraw],
  ['target_range', targetRange],
]

/** Those words that no module explains: a battle with one is refused. */
export const unknownModules = (words: readonly string[]): string[] =>
  words.filter((word) => !MODULES.some(([name]) => name === word))

/** Every word there is, whatever is played: for what is said of all ships. */
export const allRules: Rules = MODULES.reduce((so, [, module]) => module(so), baseRules)

const made = new Map<string, Rules>()

/** The rules of a battle with these modules. */
export function rulesWith(words: readonly string[]): Rules {
  const key = words.toSorted((a, b) => (a < b ? -1 : 1)).join(' ')
  const known = made.get(key)
  if (known) return known
  const chosen = MODULES.filter(([name]) => words.includes(name))
  const rules = chosen.reduce((so, [, module]) => module(so), baseRules)
  made.set(key, rules)
  return rules
}
