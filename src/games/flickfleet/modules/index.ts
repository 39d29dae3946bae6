import { classes } from '../data/ships'
import { baseRules } from '../rules/base'
import type { Begun, Module } from '../rules/module'
import type { Rules } from '../rules/rules'
import { asteroids } from './asteroids'
import { civilian } from './civilian'
import { convoy } from './convoy'
import { drift } from './drift'
import { droneBays } from './drone-bays'
import { evenRow } from './even-row'
import { exhaustion } from './exhaustion'
import { freeObstacles } from './free-obstacles'
import { freighterLaunch } from './freighter-launch'
import { hyperspace } from './hyperspace'
import { literalReinforcements } from './literal-reinforcements'
import { mineRecovery, mines } from './mines'
import { objectives } from './objectives'
import { permanentScenery } from './permanent-scenery'
import { pointBlank } from './point-blank'
import { pointBuy } from './point-buy'
import { ram, ramLimit } from './ram'
import { reinforcements } from './reinforcements'
import { secretShip } from './secret-ship'
import { stalemate } from './stalemate'
import { stealth } from './stealth'
import { targetRange } from './target-range'
import { temporaryScenery } from './temporary-scenery'

/**
 * Everything that can be added to the base rules, in the one order in which it is added: a scenario names its
 * modules, the set-up's choices name theirs.
 */
export const modules: readonly Module[] = [
  // Each steps in front of those before it: obstacles are laid before ships stand in rows.
  evenRow,
  freeObstacles,
  permanentScenery,
  temporaryScenery,
  asteroids,
  drift,
  freighterLaunch,
  convoy,
  reinforcements,
  hyperspace,
  ram,
  stealth,
  mines,
  mineRecovery,
  droneBays,
  civilian,
  objectives,
  secretShip,
  pointBuy,
  pointBlank,
  exhaustion,
  stalemate,
  // Takes away what those before it have added.
  literalReinforcements,
  ramLimit,
  targetRange,
]

/** Those words that no module explains: a battle with one is refused. */
export const unknownModules = (words: readonly string[]): string[] =>
  words.filter((word) => !modules.some((module) => module.word === word))

export const playedModules = (words: readonly string[]): Module[] =>
  modules.filter(({ word }) => words.includes(word))

/** The words of the modules that these classes of ship bring with them. */
export const modulesOfShips = (ids: readonly string[]): string[] =>
  modules
    .filter(({ ships }) => ships && ids.some((id) => Object.hasOwn(classes, id) && ships(classes[id]!)))
    .map(({ word }) => word)

/** What these modules keep in the state, as this battle begins. */
export const slicesOf = (words: readonly string[], battle?: Begun): Record<string, object> =>
  Object.fromEntries(
    playedModules(words).flatMap(({ word, state }) => (state ? [[word, state(battle)]] : [])),
  )

const withModules = (some: readonly Module[]): Rules =>
  some.reduce((rules, module) => module.adds(rules), baseRules)

/** Every word there is, whatever is played: for what is said of all ships. */
export const allRules: Rules = withModules(modules)

const made = new Map<string, Rules>()

/** The rules of a battle with these modules. */
export function rulesWith(words: readonly string[]): Rules {
  const key = words.toSorted((a, b) => (a < b ? -1 : 1)).join(' ')
  const known = made.get(key)
  if (known) return known
  const [strange] = unknownModules(words)
  if (strange !== undefined) throw new Error(`This table knows no module '${strange}'.`)
  const rules = withModules(playedModules(words))
  made.set(key, rules)
  return rules
}
