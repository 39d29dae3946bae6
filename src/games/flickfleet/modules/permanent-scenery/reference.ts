import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'obstacles',
  after: 'static-and-mobile',
  entries: [
    {
      id: 'permanent-obstacles',
      title: 'Permanent obstacles',
      text: [
        'They cannot be damaged, not by area effects either. Stars, moons, planets and comets are permanent.',
        'A ship that hits one is destroyed at once.',
        'A die that hits one first damages nothing it hits afterwards.',
      ],
      house: [
        'Ships that such a die pushed before stay where they are, unless the scenario puts them back.',
        'A ship that a die pushes into one is destroyed as well, unless the shot was wild.',
        'Nebulae and rifts of other boxes have rules of their own: ships may enter them.',
      ],
      places: ['001:119'],
      decisions: ['D-39', 'D-40', 'D-72', 'D-73', 'D-80'],
      related: ['obstacles', 'temporary-obstacles'],
    },
  ],
  terms: [
    {
      word: 'Permanent',
      entry: 'permanent-obstacles',
      means: 'Of an obstacle: it takes no damage and destroys who hits it.',
    },
  ],
}
