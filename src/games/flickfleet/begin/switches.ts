import type { Choice, Choices } from '../../kit'
import type { Scenario } from '../data/types'

/** The optional rules that can be switched on or off. */

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

/** D-99 */
const hasShipsToCome = ({ sides }: Scenario): boolean =>
  sides.some(({ arrivals, optional }) => arrivals.length > 0 || optional)

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
    hint:
      'The last ship of a side, without wings, recharges and repairs four more times only (D-56). ' +
      'The book leaves it to the players; that it is on is our own default.',
    house: true,
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
    hint: 'To the letter, whoever has no ship on the table has lost, whatever is still to come (D-99).',
    house: true,
    words: [
      { id: 'kept', say: 'keep their side in the battle' },
      { id: 'literal', say: 'count once they are there' },
    ],
    module: 'literal_reinforcements',
    adds: 'literal',
    when: hasShipsToCome,
  },
]

const switchesOf = (scenario: Scenario): Switch[] => SWITCHES.filter(({ when }) => when(scenario))

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
