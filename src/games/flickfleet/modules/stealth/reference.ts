import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'combat',
  entries: [
    {
      id: 'stealth-drive',
      title: 'Stealth Drive',
      text: [
        'One action cloaks the ship, another one uncloaks it: its piece is then a clear one.',
        'A cloaked ship cannot fire, and nobody may ram it.',
        'A die harms it only if it ends its way touching it.',
        'A cloaked ship whose Stealth Drive loses a disc is uncloaked.',
      ],
      house: [
        'A die that touches it in passing goes on as if nothing were there; one that has hit somebody ' +
          'or something else does it no harm.',
        'Ships that run into it have collided as usual, and mines harm it.',
      ],
      places: ['000:340', '000:342', '000:488-493'],
      decisions: ['D-83', 'D-25'],
      related: ['firing', 'ramming', 'collision'],
    },
  ],
  terms: [
    {
      word: 'Cloaked',
      entry: 'stealth-drive',
      means: 'Hidden by its drive: harmed only by a die that comes to rest at it, and unable to fire.',
    },
  ],
  classes: [
    {
      id: 'stealth-ship',
      ship: 'stealth_ship',
      places: ['000:335-342'],
      decisions: ['D-83', 'H-GEOM'],
      related: ['stealth-drive'],
    },
  ],
}
