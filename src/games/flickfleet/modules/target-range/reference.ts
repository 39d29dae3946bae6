import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'scenarios',
  after: 'target-practice',
  entries: [
    {
      id: 'target-practice-rules',
      title: 'Target practice: turns',
      text: [
        'A die decides who starts; the first turn is only the flick of a drone.',
        'From then on: fire, move, both or neither with your fighter, then flick a drone.',
        'A drone and an obstacle that crash are both unharmed.',
        'A die that touches an obstacle first does nothing: what it moved goes back.',
        'Whoever shoots a drone keeps it.',
      ],
      house: [
        'A drone that is flicked into a fighter harms nobody.',
        'A drone that your die knocks off the table, without having met an obstacle first, is shot as well.',
        'A piece that a flicked drone knocks off comes back.',
      ],
      places: ['001:189-191'],
      decisions: ['D-40', 'D-96'],
      related: ['target-practice-end', 'firing'],
    },
  ],
  ships: { cadet_fighter: 'target-practice', range_drone: 'target-practice' },
}
