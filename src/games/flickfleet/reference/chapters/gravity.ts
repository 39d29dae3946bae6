import type { RuleEntry } from '../../../kit'
import { scenarios } from '../../data/scenarios'
import { across, fleetOf } from '../counts'

const drift = scenarios['gravitys_shadow']!.driftMm! / 10

/** 001:198-209. */
export const gravity: readonly RuleEntry[] = [
  {
    id: 'gravity',
    title: "In gravity's shadow: fleets and placing",
    text: [
      `The Imperium has ${fleetOf('gravitys_shadow', 'imperium')}.`,
      `The Uprising has ${fleetOf('gravitys_shadow', 'uprising')}.`,
      `A neutron star ${across('gravitys_shadow', 'neutron_star')} across lies in the centre of the table.`,
      'The Uprising places first, then the Imperium, rear edges 5 cm from the own edge.',
      'Whoever has destroyed every enemy ship wins.',
    ],
    places: ['001:198-204', '001:208-209'],
    decisions: ['D-09', 'D-57'],
    related: ['drift', 'neutron-star', 'placing'],
  },
  {
    id: 'drift',
    title: 'Drifting towards the star',
    text: [
      `When a ship has finished its turn it drifts ${drift} cm straight towards the neutron star.`,
      'A ship that drifts into another rams it.',
      'On a real table the rings of a fighter wing are the ruler: far inner rim to outer rim is 5 cm.',
    ],
    house: [
      'Only the ship that was just activated drifts, also when it did nothing or its turn was cut short.',
      'It does not turn, and stops at the first thing it touches.',
      'Ram damage is dealt whatever discs it has left, undeclared. With a wing on either side it just stops.',
    ],
    places: ['001:206'],
    decisions: ['D-92', 'D-93', 'D-94'],
    related: ['ram-damage', 'neutron-star'],
  },
  {
    id: 'neutron-star',
    title: 'The neutron star',
    text: [
      'A ship that touches it is destroyed at once.',
      'A die that touches it before a ship does nothing, and ships it moved go back.',
    ],
    places: ['001:205', '001:207'],
    decisions: ['D-40'],
    related: ['drift', 'permanent-obstacles'],
  },
]
