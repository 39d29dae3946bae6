import type { Chapter } from '../../../kit'

/** 001:89-102, 257: what a hit does. */
export const damage: Chapter = {
  id: 'damage',
  title: 'Damage',
  entries: [
    {
      id: 'wing-damage',
      title: 'Hitting wings',
      text: [
        'A hit takes one piece, whatever the die shows; a nuke takes two.',
        'Fighters lose the outermost piece; of bombers the defender gives up the front or the back one.',
        'Lost pieces are out of the game. With its third piece a wing is destroyed.',
      ],
      house: [
        'The middle bomber piece cannot go first, and each piece is chosen anew.',
        'What a nuke has left over when a wing is gone hurts nobody else.',
      ],
      places: ['001:89-90', '001:102', '001:257'],
      decisions: ['D-46'],
      related: ['damage', 'nuke-damage', 'wings'],
    },
    {
      id: 'damage',
      title: 'Hitting capital ships',
      text: [
        'Each point of damage runs through one list and stops at the first that applies.',
        '1. Is a shield left? It loses one cube, whatever the die shows.',
        '2. Does the die show 7 or more? The armour holds and nothing happens.',
        '3. Has the location of that number a disc? It loses one.',
        '4. Is a hull cube left? It loses one.',
        '5. Otherwise the ship is destroyed: off the table, dashboard turned over.',
        'A location that has lost its last disc cannot act until Engineering repairs it.',
      ],
      house: ['A number without a location counts as a weak spot.'],
      places: ['001:91-101', '001:257'],
      decisions: ['D-37', 'D-44', 'D-47', 'D-49'],
      related: ['weak-spot', 'nuke-damage', 'engineering', 'dashboard'],
    },
    {
      id: 'weak-spot',
      title: 'Weak spots',
      text: ['On a destroyer without shields a 4 destroys the ship.'],
      house: [
        'A weak spot is a location that never has a disc: shields go first, then hull, then the ship.',
        'A nuke on the weak spot of a destroyer: no shields or one, and it ' +
          'is destroyed; with two it lives on.',
      ],
      places: ['001:98-99', '001:140'],
      decisions: ['D-42', 'D-43', 'D-47'],
      related: ['damage', 'nuke-damage', 'destroyer'],
    },
    {
      id: 'nuke-damage',
      title: 'Nukes',
      text: [
        'A D6 rolls straighter than a D10 and hits from farther away.',
        'It always damages a capital ship: no result of it is stopped by armour.',
        'It deals two points at the same location, the second through the whole list again.',
        'A wing loses two pieces.',
      ],
      house: [
        'One shield left: the first point takes it, the second hits the ' +
          'location. Two or more: only cubes go.',
        'Where no die was flicked, a D6 is rolled for the location.',
      ],
      places: ['001:102'],
      decisions: ['D-41', 'D-43', 'D-45', 'D-46', 'H-PHYS'],
      related: ['damage', 'wing-damage', 'nukes'],
    },
  ],
}
