import type { Chapter } from '../../../kit'
import { entry } from '../entry'

export const turns: Chapter = {
  id: 'actions',
  title: 'A turn',
  entries: [
    entry(
      'actions',
      'Two different actions',
      '52-60',
      [
        'A turn has up to two different actions, in any order.',
        'They are Move, Attack, Build, Exploit, Complete Mission, Upgrade and Return.',
      ],
      { decisions: ['D-01'] },
    ),
    entry(
      'on-a-space',
      'Being on a planet',
      '62',
      ['A die is on a planet or space when any part of it, seen from above, is over the circle.'],
      { decisions: ['D-07'], also: ['circle', 'touching'] },
    ),
    entry(
      'move',
      'Move',
      '66-72',
      [
        'Flick one die twice, or two dice once each.',
        'Whatever is struck goes back, place and face; the flicked die stays where it came to rest.',
        'On its own home a die may be turned to any side first; elsewhere it keeps its side.',
        'A Move is not interrupted by another action.',
      ],
      {
        house: [
          'A die that would lie on another is shifted clear of it.',
          'Only dice within 6 cm of the flicked one can be slid aside.',
        ],
        decisions: ['D-03', 'D-05', 'D-06'],
        also: ['flick', 'turn a die'],
      },
    ),
    entry(
      'off-the-table',
      'Off the table',
      '143',
      ['A die that leaves the table is of no use until a Return brings it home.'],
      { decisions: ['D-10'] },
    ),
  ],
}
