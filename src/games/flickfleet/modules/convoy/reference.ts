import { fleetOf } from '../../reference/counts'
import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'expansion-1',
  after: 'killing-fields',
  entries: [
    {
      id: 'tech-transfer',
      title: 'Tech Transfer: fleets',
      text: [
        `The Imperium has ${fleetOf('tech_transfer', 'imperium')}; three more civilians are to come.`,
        `The Uprising has ${fleetOf('tech_transfer', 'uprising')}.`,
        'The carrier stands 5 cm from a corner.',
        'The first civilian stands at the opposite edge, with the wings around it.',
      ],
      house: ['Everything stands where the table puts it.'],
      places: ['000:751-767'],
      decisions: ['D-102'],
      related: ['convoy', 'objectives', 'tech-end'],
    },
    {
      id: 'convoy',
      title: 'The convoy',
      text: [
        'Each round all civilians move 30 cm along their track, and a new one enters: four in all.',
        'A civilian that has made three moves is through: the Imperium has an objective more, unused.',
        'Where a civilian is destroyed an objective lies, face down.',
      ],
      house: [
        'They move before the cubes are placed, from the second round on, and have no cubes themselves.',
        'What is in their way destroys them, as every touch does.',
        'If somebody stands where a new one enters, it comes as soon as there is room.',
        'Where the track runs is made for this table: from west to east, 10 cm from the north edge.',
      ],
      places: ['000:768-773'],
      decisions: ['D-85', 'D-102'],
      related: ['civilian-ship', 'objectives'],
    },
    {
      id: 'tech-end',
      title: 'Tech Transfer: winning',
      text: [
        'The Uprising wins with the third objective that it collects.',
        'The Imperium wins if the Uprising does not get three of them.',
        'The Imperium loses at once if it destroys an objective.',
      ],
      house: [
        'Two objectives that are delivered or lost decide it, and so does the loss of the carrier.',
        'A piece or a die of the Imperium that touches an objective destroys it; the convoy keeps clear.',
      ],
      places: ['000:774', '000:777-781'],
      decisions: ['D-84', 'D-102'],
      related: ['convoy', 'objectives'],
    },
  ],
}
