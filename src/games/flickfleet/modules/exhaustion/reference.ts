import { COUNTERS } from './state'
import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'ending',
  after: 'last-standing',
  entries: [
    {
      id: 'exhaustion',
      title: 'Exhaustion',
      text: [
        'An optional rule: the players may agree on it.',
        'Your last capital ship is fatigued once you have no wing or neutral piece beside it.',
        `It gets ${COUNTERS} counters on Engineering; every recharge and every repair takes one off.`,
        'Without counters it is exhausted: it can neither repair nor recharge any more.',
        'It still takes two actions with what works.',
        'Pirate and Hive ships of other boxes have the counters on Salvage Drones or on Heal.',
      ],
      house: [
        'It is a switch of the set-up, on unless it is switched off.',
        'Wings aboard and reinforcements still due keep it from being fatigued.',
        'One action takes one counter, however much it puts back.',
      ],
      places: ['001:108-114'],
      decisions: ['D-56', 'D-71'],
      related: ['engineering', 'shield-generator', 'stalemate'],
    },
  ],
  terms: [
    {
      word: 'Exhausted',
      entry: 'exhaustion',
      means: 'Out of counters: the ship can neither repair nor recharge.',
    },
    {
      word: 'Fatigued',
      entry: 'exhaustion',
      means: 'The last capital ship of a side, with four counters before it is exhausted.',
    },
  ],
}
