import type { ModuleReference } from '../../rules/module'
import { scenarios } from '../../data/scenarios'

const drift = scenarios['gravitys_shadow']!.driftMm! / 10

export const reference: ModuleReference = {
  chapter: 'scenarios',
  after: 'gravity',
  entries: [
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
        'Ram damage is dealt whatever discs it has left, undeclared. ' +
          'With a wing on either side it just stops.',
      ],
      places: ['001:206'],
      decisions: ['D-92', 'D-93', 'D-94'],
      related: ['ram-damage', 'neutron-star'],
    },
  ],
  terms: [
    {
      word: 'Drift',
      entry: 'drift',
      means: "The pull of 5 cm towards the neutron star after a turn in In gravity's shadow.",
    },
  ],
}
