import type { Choice, Choices } from '../../kit'
import { classesIn } from '../data/entries'
import type { Scenario } from '../data/types'
import { modulesOfShips } from '../modules'
import { buyingOf } from './buying'
import { obstacleChoices, obstacleModules } from './obstacles'
import { switchChoices, switchModules } from './switches'

/** What may be chosen before a battle: fleets, how ships are placed, obstacles, and the optional rules. */

/** How ships get on the table: the house deployment, or placed by their owners (D-08). */
const PLACING: Choice = {
  id: 'placing',
  say: 'The ships',
  words: [
    { id: 'standard', say: 'stand where the table puts them' },
    { id: 'by hand', say: 'are placed by their owners' },
  ],
  hint: 'The standard places are made for this table.',
  house: true,
}

/** What can be chosen for a scenario, for the set-up page. */
export const choicesOf = (scenario: Scenario): Choice[] => [
  ...buyingOf(scenario),
  ...(scenario.placing === 'fixed' ? [] : [PLACING]),
  ...obstacleChoices(scenario),
  ...switchChoices(scenario),
]

/** The standard placing is a rule instead of poses: ships stand in a row once the battle has begun. */
const inRows = ({ sides }: Scenario, { placing }: Choices): boolean =>
  placing === 'standard' && sides.some(({ deployment }) => deployment.row)

/** No ship is on the table when the battle begins. */
export const toBePlaced = (scenario: Scenario, choices: Choices): boolean =>
  choices['placing'] === 'by hand' || inRows(scenario, choices)

/**
 * The words of the modules that are played with, each once. `choices`: all of them; the scenario's fleets are
 * filled in.
 */
export const modulesOf = (scenario: Scenario, choices: Choices): string[] => [
  ...new Set([
    ...scenario.modules,
    ...modulesOfShips(classesIn(scenario)),
    ...obstacleModules(choices),
    ...(inRows(scenario, choices) ? ['even_row'] : []),
    ...switchModules(scenario, choices),
  ]),
]
