import type { Scenario } from '../../data/types'
import type { Module } from '../../rules/module'

/** D-99 */
const hasShipsToCome = ({ sides }: Scenario): boolean =>
  sides.some(({ arrivals, optional }) => arrivals.length > 0 || optional)

/**
 * 001:107, D-99  The literal reading: who has no ship on the table has lost, whatever is still to come.
 */
export const literalReinforcements: Module = {
  word: 'literal_reinforcements',
  choice: {
    id: 'pending',
    say: 'Ships still to come',
    hint: 'To the letter, whoever has no ship on the table has lost, whatever is still to come (D-99).',
    house: true,
    words: [
      { id: 'kept', say: 'keep their side in the battle' },
      { id: 'literal', say: 'count once they are there' },
    ],
    adds: 'literal',
    when: hasShipsToCome,
  },
  adds: (base) => ({ ...base, pending: [] }),
}
