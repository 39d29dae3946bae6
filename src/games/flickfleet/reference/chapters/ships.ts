import type { Chapter, RuleEntry } from '../../../kit'
import { classes } from '../../data'
import { factsOf, placeSentences } from '../facts'

interface About {
  id: string
  ship: string
  places: readonly string[]
  decisions: readonly string[]
  house: readonly string[]
  related: readonly string[]
}

function entryOf({ id, ship, ...rest }: About): RuleEntry {
  const data = classes[ship]!
  return { id, title: data.name, text: [...factsOf(data), ...placeSentences(data)], ...rest }
}

const OUTLINES = 'Outline, weight and speed are made for this table.'

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
          'or huge (more than 40; the base box has none). Wings have no size.',
      ],
      house: ['The cost with all wings counts, always: a carrier without wings is large too.'],
      places: ['001:125-130'],
      decisions: ['D-30', 'D-31', 'D-32'],
      related: ['ram-damage', 'prices'],
    },
    entryOf({
      id: 'fighter-wing',
      ship: 'fighter_wing',
      places: ['001:48-50', '001:131-132'],
      decisions: ['H-GEOM'],
      house: [OUTLINES],
      related: ['wings', 'wing-damage'],
    }),
    entryOf({
      id: 'bomber-wing',
      ship: 'bomber_wing',
      places: ['001:51-53', '001:133-134'],
      decisions: ['D-46', 'H-GEOM'],
      house: [OUTLINES],
      related: ['wings', 'wing-damage', 'nuke-damage'],
    }),
    entryOf({
      id: 'destroyer',
      ship: 'destroyer',
      places: ['001:135-142'],
      decisions: ['D-42', 'H-GEOM'],
      house: [OUTLINES],
      related: ['weak-spot', 'dashboard'],
    }),
    entryOf({
      id: 'carrier',
      ship: 'carrier',
      places: ['001:143-151'],
      decisions: ['D-11', 'D-32', 'H-GEOM'],
      house: [OUTLINES],
      related: ['launching', 'prices', 'dashboard'],
    }),
    entryOf({
      id: 'dreadnought',
      ship: 'dreadnought',
      places: ['001:152-160'],
      decisions: ['D-11', 'D-44', 'H-GEOM'],
      house: [OUTLINES],
      related: ['nukes', 'prices', 'dashboard'],
    }),
    {
      id: 'other-ships',
      title: 'Ships of other boxes',
      text: ['The expansions bring many more classes, with rulebooks of their own.'],
      house: ['They are not on this table yet.'],
      places: ['001:161'],
      related: ['sizes'],
    },
  ],
}
