import type { Chapter } from '../../../kit'
import { entry } from '../entry'

export const fights: Chapter = {
  id: 'attack',
  title: 'Fighting',
  entries: [
    entry(
      'attack',
      'Attack',
      '76-84',
      [
        'Name one of your dice and a die of another, however far away.',
        'You must play a card face down, the defender may; then flick your die once.',
      ],
      { decisions: ['D-18'], related: ['attack-results', 'combat'] },
    ),
    entry(
      'attack-results',
      'Hit, escape or miss',
      '86-91, 93-95',
      [
        'Touched and moved no farther than the Hyperspace token is long, it comes to a fight.',
        'Moved farther, or off the table, it has escaped: its player puts it anywhere on the map.',
        'Not touched is a miss. After an escape or a miss the cards go back into the hands, unseen.',
      ],
      {
        house: ['The token is 75 mm long. What counts is the way of the middle of the die.'],
        decisions: ['D-11', 'D-12', 'D-13', 'D-16'],
      },
    ),
    entry(
      'combat',
      'The fight',
      '86-89',
      [
        'Each adds the face of the die to the number on the card; the attacker wins ties.',
        "The loser's die goes home. An attacker who wins takes a point token, a defender none.",
        'Played cards stay in front: they can still pay, but fight no more.',
      ],
      { house: ['A die that is off the table has no face to add.'], decisions: ['D-17', 'D-19', 'D-22'] },
    ),
  ],
}
