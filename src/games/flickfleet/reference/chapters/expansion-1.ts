import type { Chapter } from '../../../kit'
import { fleetOf } from '../counts'

const PLACES = 'No document shows where: the places are made for this table.'

/** 000:719-861: the scenarios of Expansion 1. */
export const expansion1: Chapter = {
  id: 'expansion-1',
  title: 'Scenarios of Expansion 1',
  entries: [
    {
      id: 'killing-fields',
      title: 'The Killing Fields',
      text: [
        `The Uprising begins with ${fleetOf('killing_fields', 'uprising')}, the Imperium with ` +
          `${fleetOf('killing_fields', 'imperium')}; four mines lie in a line across the table, 25 cm apart.`,
        'Each stands 5 cm from its own edge, in line with the mine at its end.',
        'In round 3 a carrier joins the Uprising and a Mine Layer the Imperium, ' +
          'in round 4 a Ram and a destroyer.',
        'A mine of the field that is gone lies with the Mine Layer, who launches four at most.',
        'Whoever has destroyed all ships of the other side, those that have joined too, wins.',
      ],
      house: [
        'The carrier brings all its wings.',
        'A side with ships to come is not beaten; a switch of the set-up reads it to the letter.',
      ],
      places: ['000:719-750'],
      decisions: ['D-99', 'D-100'],
      related: ['mines', 'mine-recovery', 'stealth-drive', 'reinforcements'],
    },
    {
      id: 'bombers-vs-mines',
      title: 'Bombers vs. Mines',
      text: [
        `The Uprising has ${fleetOf('bombers_vs_mines', 'uprising')}.`,
        `The Imperium has ${fleetOf('bombers_vs_mines', 'imperium')}; two mines lie between them.`,
        'Rear edges stand 5 cm from the own edge.',
        'A mine of the field that is gone lies with the Mine Layer, who launches four at most.',
        'Whoever has destroyed all ships of the other side wins.',
      ],
      house: [`The Mine Layer begins with two mines aboard. ${PLACES}`, 'The Uprising places first.'],
      places: ['000:808-834'],
      decisions: ['D-80', 'D-101'],
      related: ['mines', 'mine-blast', 'mine-recovery'],
    },
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
