import type { Chapter } from '../../../kit'
import { fleetOf } from '../counts'

const PLACES = 'No document shows where: the places are made for this table.'

/** 000:719-861: the scenarios of Expansion 1. */
export const expansion1: Chapter = {
  id: 'expansion-1',
  title: 'Scenarios of Expansion 1',
  entries: [
    {
      id: 'sky-full-of-rocks',
      title: 'The Sky is Full of Rocks!',
      text: [
        `The Uprising has ${fleetOf('sky_full_of_rocks', 'uprising')}.`,
        `The Imperium has ${fleetOf('sky_full_of_rocks', 'imperium')}.`,
        'Rear edges stand 5 cm from the own edge; asteroids lie between the fleets.',
        'Whoever has destroyed all ships of the other side wins.',
      ],
      house: [`Seven asteroids, three of rings and four of wedges. ${PLACES}`, 'The Uprising places first.'],
      places: ['000:835-861'],
      decisions: ['D-74', 'D-83'],
      related: ['asteroids', 'stealth-drive'],
    },
  ],
}
