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
      id: 'more-scenarios',
      title: 'More scenarios',
      text: ['The publisher has more scenarios on its pages.'],
      places: ['001:237-238'],
      related: ['choose-battle'],
    },
  ],
}
