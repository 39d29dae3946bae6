import type { Chapter } from '../../../kit'
import { firestorm } from './firestorm'
import { gravity } from './gravity'
import { range } from './range'
import { training } from './training'

/** 001:182-238: the scenarios after the introductory one. */
export const scenarios: Chapter = {
  id: 'scenarios',
  title: 'Scenarios',
  entries: [
    ...range,
    ...gravity,
    ...training,
    ...firestorm,
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
    {
      id: 'more-scenarios',
      title: 'More scenarios',
      text: ['The publisher has more scenarios on its pages.'],
      places: ['001:237-238'],
      related: ['choose-battle'],
    },
  ],
}
