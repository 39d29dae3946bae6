import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'scenarios',
  after: 'firestorm-rules',
  entries: [
    {
      id: 'hyperspace',
      title: 'Hyperspace',
      text: [
        'A freighter that leaves the table has jumped: it is saved, not destroyed.',
        'Before that it must have moved away from the moon in an earlier turn and stayed on the table.',
      ],
      house: [
        'Away means that the move ended farther from the moon.',
        'A freighter that leaves sooner, or is knocked off, is destroyed.',
      ],
      places: ['001:234'],
      decisions: ['D-97'],
      related: ['firestorm-end', 'freighters', 'leaving'],
    },
  ],
  terms: [
    {
      word: 'Hyperspace',
      entry: 'hyperspace',
      means: 'Where a freighter is safe once it has left the table in time.',
    },
  ],
}
