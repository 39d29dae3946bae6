import type { Chapter } from '../../../kit'
import { entry } from '../entry'

export const setup: Chapter = {
  id: 'setup',
  title: 'Setting up',
  entries: [
    entry(
      'setup',
      'The map',
      '29-36',
      [
        'Two mats make one map with a home in each corner, eight planets and six spaces to explore.',
        'Each planet is given one of four resources by chance; each player begins with a card of each.',
        'Two players play for 9 point tokens with 10 missions, three for 11 with 12, four for 14 with 15.',
      ],
      {
        house: [
          'Where the circles lie, what they are called and how large they are.',
          'For a quicker game everybody may begin with two cards of each.',
        ],
      },
    ),
    entry('start-player', 'Who begins', '37', ['Play goes clockwise.'], {
      house: ['Chance says who begins.'],
      decisions: ['D-41'],
    }),
  ],
}
