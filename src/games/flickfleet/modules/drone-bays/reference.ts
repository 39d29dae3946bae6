import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'dashboard',
  entries: [
    {
      id: 'drone-bays',
      title: 'Drone Bays',
      text: [
        'A drone goes over to a friendly capital ship that touches the Repair Skiff.',
        'That ship at once has one of its lost discs back.',
      ],
      house: [
        'Touching means that at most 1 cm lies between them.',
        'Its owner chooses which disc.',
        'The skiff may run into a friendly capital ship without losing its turn.',
      ],
      places: ['000:310', '000:503-505'],
      decisions: ['D-20', 'D-79', 'H-TOUCH'],
      related: ['engineering', 'collision'],
    },
  ],
  classes: [
    {
      id: 'repair-skiff',
      ship: 'repair_skiff',
      places: ['000:306-313'],
      decisions: ['D-79', 'H-GEOM'],
      related: ['drone-bays', 'weak-spot'],
    },
  ],
}
