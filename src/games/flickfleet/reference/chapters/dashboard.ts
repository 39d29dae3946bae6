import type { Chapter } from '../../../kit'
import { classes } from '../../data'

const cubesBack = (id: string): number =>
  classes[id]!.locations.find(({ action }) => action?.type === 'recharge')!.action!.cubes!

/** 001:54-73, 253: the dashboard and the actions of its locations. */
export const dashboard: Chapter = {
  id: 'dashboard',
  title: 'Dashboards and actions',
  entries: [
    {
      id: 'dashboard',
      title: 'Reading a dashboard',
      text: [
        'The numbers at a location are the results of a die that hit it.',
        'A location starts with as many discs of its colour as it has spaces, one to three.',
        'While one disc is left, its action can be used; without discs it cannot until it is repaired.',
        'White cubes are shields and go before the locations; grey cubes are hull and go after them.',
      ],
      places: ['001:54-64', '001:100', '001:253'],
      decisions: ['D-44', 'D-47'],
      house: ['Any ship whose data lists hull has hull cubes. A number that no location has is a weak spot.'],
      related: ['damage', 'weak-spot', 'activation'],
    },
    {
      id: 'shield-generator',
      title: 'Shield Generator: recharge',
      text: [
        `It puts back ${cubesBack('destroyer')} shield cube on a destroyer or carrier, ` +
          `${cubesBack('dreadnought')} on a dreadnought.`,
      ],
      house: ['Never more than there are spaces; with full shields it cannot be chosen.'],
      places: ['001:65'],
      decisions: ['D-52'],
      related: ['damage', 'exhaustion'],
    },
    {
      id: 'defence-grid',
      title: 'Defence Grid: fire lasers',
      text: ['It fires one D10 for each red disc it has left.'],
      house: ['All its dice are one action. They are counted at the start; you may stop before the last.'],
      places: ['001:66'],
      decisions: ['D-36'],
      related: ['firing', 'damage'],
    },
    {
      id: 'nukes',
      title: 'Nukes: fire',
      text: ['They fire one D6 for each black disc they have left.'],
      house: ['All dice are one action. They are counted at the start; you may stop before the last.'],
      places: ['001:67'],
      decisions: ['D-36'],
      related: ['firing', 'nuke-damage'],
    },
    {
      id: 'launching',
      title: 'Bays: launch a wing',
      text: [
        'A fighter bay launches a fighter wing, a bomber bay a bomber wing, one at a time.',
        'The bay needs a disc, and a wing of that kind must still be aboard.',
        'The wing is placed so that it touches its ship, with an activation cube: it may act this round.',
      ],
      house: [
        'Anywhere along the ship, wholly on the table and on nobody else; ' +
          'touching a third ship is no collision.',
        'The two may part without colliding: a contact that is already there is no new one.',
        'Wings wait aboard while their bay is damaged. If their ship is destroyed they are lost with it.',
      ],
      places: ['001:68-69', '001:72-73'],
      decisions: ['D-17', 'D-49', 'D-50', 'D-51'],
      related: ['wings', 'engineering'],
    },
    {
      id: 'moving',
      title: 'Engines: move',
      text: ['The ship is flicked on one of the sides that are marked: lit on this table.'],
      house: ['Which edges are lit and how fast each class may be pushed is part of our outlines.'],
      places: ['001:70'],
      decisions: ['H-GEOM'],
      related: ['collision', 'leaving', 'ramming'],
    },
    {
      id: 'engineering',
      title: 'Engineering: repair',
      text: [
        'It puts one lost disc back on its own location, or one grey cube back on the hull.',
        'It never has a disc itself and no number hits it: no damage stops it.',
      ],
      house: [
        'The owner chooses which. The book lets it always be chosen; where nothing is missing it would do ' +
          'nothing, and this table does not offer it.',
      ],
      places: ['001:71'],
      decisions: ['D-52'],
      related: ['dashboard', 'exhaustion'],
    },
  ],
}
