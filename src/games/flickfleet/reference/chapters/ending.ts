import type { Chapter } from '../../../kit'
import { COUNTERS } from '../../modules/exhaustion/state'

/** 001:106-114, 262-263: how a battle ends, and exhaustion. */
export const ending: Chapter = {
  id: 'ending',
  title: 'The end of the game',
  entries: [
    {
      id: 'last-standing',
      title: 'Winning',
      text: [
        'The battle ends when a condition of its scenario is met, or when one side has no ship left.',
        'Whoever meets the condition first, or still has ships in play, wins.',
      ],
      house: [
        'Conditions are looked at after every flick, once all it did is done.',
        'If both sides meet one at the same time, it is a draw. Wings ' +
          'aboard a lost ship keep nobody in play.',
      ],
      places: ['001:106-107', '001:262-263'],
      decisions: ['D-29', 'D-49', 'D-57'],
      related: ['stalemate', 'exhaustion', 'reinforcements'],
    },
    {
      id: 'stalemate',
      title: 'A draw after quiet rounds',
      text: ['When little is left on both sides the players may prefer Exhaustion to a draw or a long end.'],
      house: [
        'A round is quiet when nobody lost a cube, disc, hull, piece or ' +
          'ship and no scenario count has grown.',
        'After ten quiet rounds in a row either player may claim a draw; after fifteen it is one.',
      ],
      places: ['001:107-108'],
      decisions: ['D-57a'],
      related: ['exhaustion', 'last-standing'],
    },
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
}
