import { inWords, type Chapter } from '../../../kit'
import { classes } from '../../data'
import { supply } from '../../data/box'
import { MOST_OBSTACLES, OBSTACLES_BEYOND_MM } from '../../data/scenery'
import { cm } from '../counts'

const full = (id: string): string => `${classes[id]!.name.toLowerCase()} ${classes[id]!.points.full}`

/** '1 dreadnought, 4 destroyer': what one faction has in the box. */
const held = (faction: string): string =>
  Object.entries(supply[faction]!)
    .map(([ship, count]) => `${count} ${classes[ship]!.name.toLowerCase()}${count === 1 ? '' : 's'}`)
    .join(', ')

const PRICED = ['fighter_wing', 'bomber_wing', 'destroyer', 'carrier', 'dreadnought']

/** 001:162-181, 249-250: two fleets of the players' own choice. */
export const fair: Chapter = {
  id: 'fair',
  title: 'Fair battles',
  entries: [
    {
      id: 'fair-fleets',
      title: 'Choosing fleets',
      text: [
        'The players agree on a total of points: 30 to 40 for a first battle.',
        'Each then takes ships for that total out of the own supply.',
      ],
      house: [
        'A fleet may cost less than the total, never more.',
        'The supply is what the box holds; a switch of the set-up lifts that limit.',
      ],
      places: ['001:162-165', '001:174'],
      decisions: ['D-10', 'D-13'],
      related: ['prices', 'fleet-supply', 'fair-setup'],
    },
    {
      id: 'prices',
      title: 'Prices',
      text: [
        `In points: ${PRICED.map(full).join(', ')}.`,
        'Carrier and dreadnought come with all their wings for that price.',
        `Without wings a carrier costs ${classes['carrier']!.points.empty}, ` +
          `a dreadnought ${classes['dreadnought']!.points.empty}.`,
      ],
      house: ['They may be bought with some of their wings: the price without any, and that of each wing.'],
      places: ['001:166-173', '001:131', '001:133', '001:135', '001:143', '001:152'],
      decisions: ['D-11'],
      related: ['fair-fleets', 'sizes'],
    },
    {
      id: 'fleet-supply',
      title: 'The supply',
      text: [`Imperium: ${held('imperium')}.`, `Uprising: ${held('uprising')}.`],
      house: ['Wings that are bought aboard come out of the same supply.'],
      places: ['001:6-13', '001:174'],
      decisions: ['D-10'],
      related: ['fair-fleets', 'components'],
    },
    {
      id: 'fair-setup',
      title: 'Sides, obstacles, placing',
      text: [
        'The player with more ships starts, with equally many the Uprising.',
        'Beginning with the starter, each places a ship in turn within 5 cm of the own edge.',
        'If obstacles are agreed on, all of them are placed first; then the second player picks the side.',
        'Whoever first has destroyed every enemy ship wins.',
      ],
      house: [
        'Without obstacles the sides of the table are given.',
        `There are at most ${inWords(MOST_OBSTACLES)} obstacles. They are placed in turn, ` +
          `the starter first, at least ${cm(OBSTACLES_BEYOND_MM)} from both players' edges.`,
      ],
      places: ['001:175-181'],
      decisions: ['D-02', 'D-03', 'D-08', 'D-09', 'D-12', 'D-57'],
      related: ['placing', 'obstacles', 'who-starts'],
    },
  ],
}
