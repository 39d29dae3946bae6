import type { Chapter } from '../../../kit'

/** 001:85-88, 103-105, 255-256: firing a die. */
export const combat: Chapter = {
  id: 'combat',
  title: 'Firing',
  entries: [
    {
      id: 'firing',
      title: 'Firing a die',
      text: [
        'Lasers are D10, nukes are D6.',
        'The die is put on the ship that fires, wherever you like, and flicked from there.',
        'The first ship it hits takes the damage, friend or foe.',
        'A ship that the die pushes stays where it ends up.',
      ],
      house: [
        'The firing ship itself cannot be hit before the die has left it. Dice are flicked one at a time.',
        'Whatever else the die stands over at its start is hit at once.',
        'A die is read by the face that is most nearly up, also when it lies on a ship; 0 on a D10 is 10.',
        'A miss that leaves the table, or stops without touching anything, does nothing.',
        'A pushed ship can leave the table, crash into an obstacle, and is ' +
          'lost or damaged as if it had moved.',
        'Ships pushed into one another do not collide.',
      ],
      places: ['001:85-88', '001:255-256'],
      decisions: ['D-18', 'D-33', 'D-35', 'D-36', 'D-37', 'D-39'],
      related: ['wild-shot', 'damage', 'wing-damage', 'point-blank'],
    },
    {
      id: 'wild-shot',
      title: 'Wild shots',
      text: [
        'A die that hits one or more ships and then leaves the table was wild: nobody takes damage.',
        'Everything it moved goes back to where it was.',
      ],
      house: [
        'The whole table is as before that shot, ships it had knocked off included.',
        'A die that hit an obstacle and leaves the table is wild as well.',
      ],
      places: ['001:86', '001:88', '001:256'],
      decisions: ['D-34', 'D-35'],
      related: ['firing', 'leaving'],
    },
    {
      id: 'combat-example',
      title: 'Two turns as an example',
      text: [
        'Fighters move, then fire three dice at a destroyer without shields.',
        'The first touches nothing. The second hits, but leaves the table: wild, no effect.',
        'The third hits with a 6: the disc of the Engines goes, and the ship cannot move.',
        'The destroyer then recharges a shield and fires the two dice that its grid has left.',
        'One hits an own ship and takes a shield; one hits the fighters and takes a piece.',
      ],
      places: ['001:103-105'],
      related: ['firing', 'damage', 'engineering'],
    },
  ],
}
