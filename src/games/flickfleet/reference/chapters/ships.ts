import type { Chapter } from '../../../kit'
import { shipEntry } from '../ship-entry'

/** 001:125-161: sizes, and the classes of the base box. */
export const ships: Chapter = {
  id: 'ships',
  title: 'Ships',
  entries: [
    {
      id: 'sizes',
      title: 'Sizes',
      text: [
        'The cost on its dashboard makes a capital ship small (up to 20 points), large (21 to 40) ' +
          'or huge (more than 40; there is none so far). Wings have no size.',
      ],
      house: ['The cost with all wings counts, always: a carrier without wings is large too.'],
      places: ['001:125-130'],
      decisions: ['D-30', 'D-31', 'D-32'],
      related: ['ram-damage', 'prices'],
    },
    shipEntry({
      id: 'fighter-wing',
      ship: 'fighter_wing',
      places: ['001:48-50', '001:131-132'],
      decisions: ['H-GEOM'],
      related: ['wings', 'wing-damage'],
    }),
    shipEntry({
      id: 'bomber-wing',
      ship: 'bomber_wing',
      places: ['001:51-53', '001:133-134'],
      decisions: ['D-46', 'H-GEOM'],
      related: ['wings', 'wing-damage', 'nuke-damage'],
    }),
    shipEntry({
      id: 'destroyer',
      ship: 'destroyer',
      places: ['001:135-142'],
      decisions: ['D-42', 'H-GEOM'],
      related: ['weak-spot', 'dashboard'],
    }),
    shipEntry({
      id: 'carrier',
      ship: 'carrier',
      places: ['001:143-151'],
      decisions: ['D-11', 'D-32', 'H-GEOM'],
      related: ['launching', 'prices', 'dashboard'],
    }),
    shipEntry({
      id: 'dreadnought',
      ship: 'dreadnought',
      places: ['001:152-160'],
      decisions: ['D-11', 'D-44', 'H-GEOM'],
      related: ['nukes', 'prices', 'dashboard'],
    }),
    {
      id: 'other-ships',
      title: 'Ships of other boxes',
      text: ['The expansions bring many more classes, with rulebooks of their own.'],
      house: [
        'Those of Expansion 1 are here, and of Box of Flicks 1 all but the Shipyard.',
        'The set-up of a fair battle offers them.',
      ],
      places: ['001:161'],
      related: ['sizes'],
    },
    shipEntry({
      id: 'cruiser',
      ship: 'cruiser',
      house: ['The reference calls it large; its 20 points make it small, as the rulebook has it.'],
      places: ['000:314-320'],
      decisions: ['D-30', 'H-GEOM'],
      related: ['nukes', 'sizes'],
    }),
    shipEntry({
      id: 'weapons-platform',
      ship: 'weapons_platform',
      more: ['It never moves. Any side may have it, and it does not change sides.'],
      house: [
        'Whoever buys it controls it. Nothing pushes it; it may be rammed like other ships.',
        'A 6 is not printed on its dashboard: it counts as a weak spot.',
      ],
      places: ['000:390-396'],
      decisions: ['D-22', 'D-25', 'D-47', 'D-87', 'H-GEOM'],
      related: ['nukes', 'ramming'],
    }),
    shipEntry({
      id: 'gunboat',
      ship: 'gunboat',
      more: ['It has no Engineering.', 'Two of them may fill the place of wings aboard, for 6 points.'],
      house: ['On this table they are bought by themselves only, so far.'],
      places: ['000:299-305'],
      decisions: ['D-42', 'D-86', 'H-GEOM'],
      related: ['weak-spot', 'nukes'],
    }),
  ],
}
