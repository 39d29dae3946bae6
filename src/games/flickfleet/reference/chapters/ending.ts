import type { Chapter } from '../../../kit'

/** 001:106-114, 262-263: how a battle ends. */
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
  ],
}
