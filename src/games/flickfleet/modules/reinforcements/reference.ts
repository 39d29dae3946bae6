import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'scenarios',
  after: 'firestorm-end',
  entries: [
    {
      id: 'reinforcements',
      title: 'Reinforcements',
      text: [
        'Ships that join later are placed at the start of their round, rear edge 5 cm from the edge.',
        'They may be activated in that round.',
      ],
      house: [
        'A side with reinforcements due is not beaten yet, even with nothing on the table.',
        'A switch of the set-up reads it literally: whoever has no ship on the table has lost.',
        'Freighters that may still be sent are due as well.',
        'Who finds no room joins as soon as there is some.',
      ],
      places: ['001:219', '001:231'],
      decisions: ['D-09', 'D-99'],
      related: ['training-wheels', 'firestorm-rules', 'last-standing'],
    },
  ],
  terms: [
    {
      word: 'Reinforcements',
      entry: 'reinforcements',
      means: 'Ships that join at the start of a later round.',
    },
  ],
}
