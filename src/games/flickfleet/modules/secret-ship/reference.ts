import { fleetOf } from '../../reference/counts'
import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'expansion-1',
  after: 'bombers-vs-mines',
  entries: [
    {
      id: 'escort-duty',
      title: 'Escort Duty: fleets and the secret',
      text: [
        `The Imperium has ${fleetOf('escort_duty', 'imperium')}.`,
        `The Uprising has ${fleetOf('escort_duty', 'uprising')}, on the opposite edge.`,
        'Asteroids lie in between.',
        'Rear edges stand 5 cm from the own edge, the civilians close together.',
        'Before play the Uprising chooses in secret which of the civilians has its passenger aboard.',
        'It moves all civilians itself.',
      ],
      house: [
        'The ships stand where the table puts them, so that the civilians stand together.',
        'Seven asteroids, four of rings and three of wedges, lie where this table puts them.',
      ],
      places: ['000:782-803'],
      decisions: ['D-85', 'D-103'],
      related: ['civilian-ship', 'escort-end', 'asteroids'],
    },
    {
      id: 'escort-end',
      title: 'Escort Duty: winning',
      text: [
        'The Uprising wins once the civilian with the passenger leaves the table over the Imperium edge.',
        'The Imperium wins once that civilian is destroyed.',
      ],
      house: [
        'Over another edge it is lost, as is one that is knocked off the table.',
        'Others that leave or are lost change nothing.',
        'What holds of every battle holds here too: the Uprising also wins without any Imperium ship left.',
      ],
      places: ['000:804-807'],
      decisions: ['D-103'],
      related: ['escort-duty', 'leaving'],
    },
  ],
}
