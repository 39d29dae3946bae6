import type { Chapter } from '../../../kit'

/** What belongs to this table and to no rulebook. */
export const match: Chapter = {
  id: 'match',
  title: 'At this table',
  entries: [
    {
      id: 'taking-back',
      title: 'Taking back',
      text: [],
      house: [
        'A flick or roll that is taken back and made again gets no new luck: the die is shaken the same way.',
        'Every step taken back stays in the journal of the match.',
      ],
      places: [],
      decisions: ['D-107'],
      related: ['firing'],
    },
  ],
}
