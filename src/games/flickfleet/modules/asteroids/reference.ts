import { hitsOf } from '../../reference/counts'
import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'obstacles',
  entries: [
    {
      id: 'asteroids',
      title: 'Asteroids',
      text: [
        'An asteroid of Expansion 1 is a mobile, temporary obstacle of nested rings, or of four wedges.',
        'A die that hits it first takes its outermost ring, and damages nothing else.',
        'A ship that runs into it takes its two outermost rings.',
        'Of an asteroid of wedges the wedge that was touched goes, by a die as by a ship.',
        'With shields that ship loses all its cubes and the disc of its Shield Generator.',
        'Without, it takes two points at a location rolled with a D6, as from a nuke.',
      ],
      house: [
        'A nuke takes one ring or wedge too.',
        'The wedges are pieces of their own: the others stay, and may be pushed about. A ship that touches ' +
          'several wedges of one asteroid in a move has run into the first of them only.',
        `It has ${hitsOf('asteroid')} rings: 7.5, 5 and 2.5 cm across. What is left stays where it lies.`,
        'What else holds of temporary obstacles holds of asteroids: the turn of who runs into one ends, ' +
          'and a wing loses two pieces.',
      ],
      places: ['000:476-479'],
      decisions: ['D-74', 'D-75', 'H-SCENERY'],
      related: ['temporary-obstacles', 'obstacles'],
    },
  ],
  terms: [{ word: 'Asteroid', entry: 'asteroids', means: 'An obstacle that loses a ring to each die.' }],
}
