import { hitsOf } from '../../reference/counts'
import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'obstacles',
  entries: [
    {
      id: 'temporary-obstacles',
      title: 'Temporary obstacles',
      text: [
        'A ship that runs into one deals it two damage, and its turn ends.',
        'With shields the ship loses all its cubes and the disc of its Shield Generator.',
        'Without, it takes two points at a location rolled with a D6, as from a nuke.',
        'A die that hits one first damages it, and nothing else afterwards. Area effects damage it too.',
      ],
      house: [
        'A wing that runs into one loses two pieces, as from a nuke.',
        'A ship that a die pushed into one counts as running into it; the turn of the shooter goes on.',
        `A coin takes ${hitsOf('coin')} damage before it is gone, a mug ${hitsOf('mug')}, ` +
          `a bowl or a plate ${hitsOf('bowl')}.`,
      ],
      places: ['001:120-123'],
      decisions: ['D-19', 'D-27', 'D-39', 'D-45', 'D-74', 'D-75', 'D-76', 'D-80'],
      related: ['obstacles', 'nuke-damage', 'ram-damage'],
    },
  ],
  terms: [
    {
      word: 'Temporary',
      entry: 'temporary-obstacles',
      means: 'Of an obstacle: it takes damage, and damages who runs into it.',
    },
  ],
}
