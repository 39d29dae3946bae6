import { modules, rulesWith } from '../modules'
import type { Choice, Choices } from '../../kit'
import type { Scenario } from '../data/types'
import type { Switch } from '../rules/module'

/** The optional rules that can be switched on or off, each with the word of its module. */
const SWITCHES = modules.flatMap(({ word, choice }): (Switch & { module: string })[] =>
  choice ? [{ ...choice, module: word }] : [],
)

const switchesOf = (scenario: Scenario) =>
  SWITCHES.filter(({ when }) => when(scenario, rulesWith(scenario.modules)))

/** As the set-up page shows them. */
export const switchChoices = (scenario: Scenario): Choice[] =>
  switchesOf(scenario).map(({ id, say, hint, house, words }) => ({
    id,
    say,
    words: words!,
    ...(hint ? { hint } : {}),
    ...(house ? { house } : {}),
  }))

/** The words of the modules that they add. `choices`: all of them. */
export const switchModules = (scenario: Scenario, choices: Choices): string[] =>
  switchesOf(scenario)
    .filter(({ id, adds }) => choices[id] === adds)
    .map(({ module }) => module)
