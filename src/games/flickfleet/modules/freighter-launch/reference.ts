import type { ModuleReference } from '../../rules/module'
import { inWords } from '../../../kit'
import { classes } from '../../data'
import { cm, sideOf } from '../../reference/counts'

const { optional } = sideOf('firestorm', 'uprising')
const { total, mostInPlay, placement } = optional!
const gap = placement && 'gap' in placement ? cm(placement.gap) : ''
const { shields } = classes['freighter']!

export const reference: ModuleReference = {
  chapter: 'scenarios',
  after: 'firestorm',
  entries: [
    {
      id: 'freighters',
      title: 'Freighters',
      text: [
        'At the start of any round the Uprising may add one, with a cube, ' +
          `its rear edge ${gap} from the moon.`,
        `It has no discs for grid and bays and at most ${inWords(shields)} shield cube.`,
        `No more than ${inWords(mostInPlay)} are on the table at once.`,
      ],
      house: [
        `There are ${inWords(total)} of them. ` +
          'What a freighter starts without can never be repaired or launched.',
        'Its locations without discs are weak spots: without a shield a 1 to 4 destroys it.',
      ],
      places: ['001:226', '001:230', '001:233'],
      decisions: ['D-97', 'D-98'],
      related: ['hyperspace', 'firestorm', 'weak-spot'],
    },
  ],
  terms: [
    {
      word: 'Freighter',
      entry: 'freighters',
      means: 'A carrier without wings that flees in Flight before the firestorm.',
    },
  ],
  ships: { freighter: 'freighters' },
}
