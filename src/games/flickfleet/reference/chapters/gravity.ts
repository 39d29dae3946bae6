import type { RuleEntry } from '../../../kit'
import { across, fleetOf } from '../counts'

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
