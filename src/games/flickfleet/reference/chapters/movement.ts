import type { Chapter } from '../../../kit'

/** 001:74-84, 258-261: leaving the table, collisions, rams. */
export const movement: Chapter = {
  id: 'movement',
  title: 'Leaving, colliding, ramming',
  entries: [
    {
      id: 'leaving',
      title: 'Routed: leaving the table',
      text: [
        'A ship that leaves the table counts as destroyed and never returns.',
        'That holds when it moves off, is rammed off, or is knocked off by a die.',
      ],
      house: [
        'It has left once its centre is outside, at any moment of the motion.',
        'The active ship is lost even when it leaves after an accidental collision.',
        'A ship knocked off by a die is lost only if that die stays on the table.',
      ],
      places: ['001:74-75', '001:258'],
      decisions: ['D-14', 'D-15', 'D-34', 'D-39', 'H-EDGE'],
      related: ['pushed-off', 'wild-shot'],
    },
    {
      id: 'collision',
      title: 'Collisions',
      text: [
        'Touching another ship without having declared a ram damages nobody.',
        "It ends the active player's turn at once.",
      ],
      house: [
        'Own ships count as well. What is left of the two actions is gone; ' +
          'steps at the end of a turn still happen.',
        'Ships that touch when the flick begins collide at once if one is flicked into the other; ' +
          'sliding along or moving away, only after they were 1 mm apart.',
        'Only the active ship collides. Ships knocked into each other by a die or by it do not.',
        'What is no ship has rules of its own: see obstacles.',
      ],
      places: ['001:76-77', '001:260'],
      decisions: ['D-17', 'D-18', 'D-19', 'D-20', 'D-21'],
      related: ['pushed-off', 'ramming', 'temporary-obstacles'],
    },
    {
      id: 'pushed-off',
      title: 'Knocked off by accident',
      text: [
        'An inactive ship that a collision knocks off the table comes back, 5 cm from the edge.',
        'It returns close to the point at which it went over; its owner chooses the heading.',
      ],
      house: [
        'Wings and own ships come back too, also those hit only by another ship that was hit.',
        'If the place is taken it moves along the edge to the nearest free ' +
          'one, then 10 mm at a time inwards.',
      ],
      places: ['001:77'],
      decisions: ['D-16'],
      related: ['collision', 'leaving'],
    },
    {
      id: 'ramming',
      title: 'Declaring a ram',
      text: [
        'Only capital ships ram, and only capital ships are rammed, never wings.',
        'The ramming ship may have no more than two discs left.',
        'Ram and target are declared before the move.',
      ],
      house: [
        'All discs on its dashboard are counted. A ram is a move, so the Engines must work.',
        'Any capital ship may be the target, an own one too.',
        'The first ship touched decides: if it is another one, it was an ordinary collision.',
      ],
      places: ['001:78-79', '001:261'],
      decisions: ['D-23', 'D-25', 'D-26'],
      related: ['ram-damage', 'collision'],
    },
    {
      id: 'ram-damage',
      title: 'What a ram does',
      text: [
        'A ram that hits its target destroys the ramming ship.',
        'A target with shields loses all its cubes and the disc of its Shield Generator.',
        'A target without shields takes two points of damage at each location rolled with a D6: ' +
          'one location from a small ship, two from a large one, three from a huge one.',
      ],
      house: [
        'Without a generator disc only the cubes go, and nothing is rolled.',
        'The dice are rolled one after another; each point runs through the ' +
          'damage list, and armour never helps.',
        'If the last ships of both sides go together, the battle is a draw.',
      ],
      places: ['001:79-84'],
      decisions: ['D-27', 'D-28', 'D-29', 'D-30', 'D-31', 'D-32', 'D-45'],
      related: ['ramming', 'damage', 'sizes'],
    },
  ],
}
