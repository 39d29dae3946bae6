import type { Chapter } from '../../../kit'
import { entry } from '../entry'

export const growth: Chapter = {
  id: 'economy',
  title: 'Growing',
  entries: [
    entry(
      'build',
      'Build',
      '99-107',
      [
        'With a die on one of the eight planets pay the cards and lay one structure there.',
        'One of each kind of yours fits on a planet, whatever others have built there.',
      ],
      { house: ['Costs, and the points of most structures.'], decisions: ['D-25', 'D-26'] },
    ),
    entry(
      'exploit',
      'Exploit',
      '111-113',
      [
        'Take a card for each planet on which you have a ship or a round structure, three at most.',
        'A deck that has run out is made of its discards.',
      ],
      { decisions: ['D-24', 'D-31'], also: ['cards', 'resources'] },
    ),
    entry(
      'hand-limit',
      'Nine cards',
      '115',
      ['At the end of your turn you keep nine cards, those in front of you included.'],
      { decisions: ['D-32'] },
    ),
    entry(
      'missions',
      'Complete Mission',
      '119-129',
      [
        'Meet the need of one mission that lies face up, and lay it face down before you.',
        'Deliver: a ship on the planet, and the cards. Explore: a ship over the space; its ? token is yours.',
        'The next card of the deck is turned up.',
      ],
      { house: ['All missions and what they are worth.'], decisions: ['D-33', 'D-34', 'D-35'] },
    ),
    entry(
      'upgrade',
      'Upgrade',
      '133-139',
      [
        'Pay a level of one of your two tracks: it holds from now on. One a turn.',
        '+1 Move gives a third flick, -1 Resource makes each building one card cheaper.',
      ],
      { house: ['What stands on which track, and most costs.'], decisions: ['D-29', 'D-30'] },
    ),
    entry(
      'return',
      'Return',
      '143-145',
      ['Bring any number of your dice home, from the map or from off it; a bug on them is gone.'],
      { decisions: ['D-51'] },
    ),
  ],
}
