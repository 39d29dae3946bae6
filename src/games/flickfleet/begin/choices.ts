import type { Choice, Choices } from '../../kit'
import type { Scenario } from '../data/types'
import { buyingOf } from './buying'
import { obstacleChoices, obstacleModules } from './obstacles'

/** What may be chosen before a battle: the fleets, how ships are placed, and the optional rules. */

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

/** A switch with the module that it adds when it says `adds`. */
interface Switch extends Choice {
  module: string
  adds: string
  /** Only in scenarios for which this holds. */
  when(scenario: Scenario): boolean
}

const ON = { id: 'on', say: 'on' }
const OFF = { id: 'off', say: 'off' }

const inRounds = ({ modules }: Scenario): boolean => !modules.includes('target_range')

const SWITCHES: readonly Switch[] = [
  {
    id: 'point_blank',
    say: 'Point-blank offers',
    hint: 'So close that nobody could miss, a hit may be agreed on without a flick (D-38).',
    words: [ON, OFF],
    module: 'point_blank',
    adds: 'on',
    when: inRounds,
  },
  {
    id: 'exhaustion',
    say: 'Exhaustion',
    hint: 'The last ship of a side, without wings, recharges and repairs four more times only (D-56).',
    words: [ON, OFF],
    module: 'exhaustion',
    adds: 'on',
    when: inRounds,
  },
  {
    id: 'stalemate',
    say: 'Draw after quiet rounds',
    hint: 'After ten rounds without a loss a draw may be claimed, after fifteen it is one (D-57a).',
    house: true,
    words: [ON, OFF],
    module: 'stalemate',
    adds: 'on',
    when: () => true,
  },
  {
    id: 'pending',
    say: 'Ships still to come',
    hint: 'To the letter, only ships that have arrived count when it is asked who is left (D-99).',
    house: true,
    words: [
      { id: 'kept', say: 'keep their side in the battle' },
      { id: 'literal', say: 'count once they are there' },
    ],
    module: 'literal_reinforcements',
    adds: 'literal',
    when: ({ sides }) => sides.some(({ arrivals }) => arrivals.length > 0),
  },
]

const switchesOf = (scenario: Scenario): Switch[] => SWITCHES.filter(({ when }) => when(scenario))

/** What can be chosen for a scenario, for the set-up page. */
export const choicesOf = (scenario: Scenario): Choice[] => [
  ...buyingOf(scenario),
  ...(scenario.placing === 'fixed' ? [] : [PLACING]),
  ...obstacleChoices(scenario),
  ...switchesOf(scenario).map(({ id, say, hint, house, words }) => ({
    id,
    say,
    words: words!,
    ...(hint ? { hint } : {}),
    ...(house ? { house } : {}),
  })),
]

/** The standard placing is a rule instead of poses: ships stand in a row once the battle has begun. */
const inRows = ({ sides }: Scenario, { placing }: Choices): boolean =>
  placing === 'standard' && sides.some(({ deployment }) => deployment.row)

/** No ship is on the table when the battle begins. */
export const toBePlaced = (scenario: Scenario, choices: Choices): boolean =>
  choices['placing'] === 'by hand' || inRows(scenario, choices)

/** The words of the modules that are played with. `choices`: all of them. */
export const modulesOf = (scenario: Scenario, choices: Choices): string[] => [
  ...scenario.modules,
  ...obstacleModules(choices),
  ...(inRows(scenario, choices) ? ['even_row'] : []),
  ...switchesOf(scenario)
    .filter(({ id, adds }) => choices[id] === adds)
    .map(({ module }) => module),
]
