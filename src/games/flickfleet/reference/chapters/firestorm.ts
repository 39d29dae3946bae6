import { inWords, type RuleEntry } from '../../../kit'
import { across, arriving, cm, counted, fleetOf, roundsOf, sideOf, timesOf } from '../counts'

const { optional } = sideOf('firestorm', 'uprising')
const { total, placement } = optional!
const gap = placement && 'gap' in placement ? cm(placement.gap) : ''
const jumps = inWords(timesOf('firestorm', 'jumped'))
const losses = inWords(timesOf('firestorm', 'ship_lost'))

/** 001:222-236. */
export const firestorm: readonly RuleEntry[] = [
  {
    id: 'firestorm',
    title: 'Flight before the firestorm: fleets and placing',
    text: [
      `The Uprising has ${fleetOf('firestorm', 'uprising')}, and freighters to come: carriers without wings.`,
      `The Imperium has nothing on the table; ${arriving('firestorm', 'imperium')} are to come.`,
      `A moon ${across('firestorm', 'moon')} across lies in the centre. ` +
        `The Uprising places its ships about ${gap} from it.`,
    ],
    places: ['001:222-228'],
    decisions: ['D-98'],
    related: ['firestorm-rules', 'freighters', 'firestorm-end'],
  },
  {
    id: 'firestorm-rules',
    title: 'Destroyers and the moon',
    text: [
      `In rounds ${roundsOf('firestorm', 'imperium')} ${counted(1, 'destroyer')} with a cube ` +
        'joins the Imperium, after the freighter.',
      'Its rear edge is 5 cm from any edge of the table.',
      'A ship that touches the moon is destroyed at once.',
      'A die that touches the moon before a ship does nothing, and ships it moved go back.',
    ],
    places: ['001:229', '001:231-232'],
    decisions: ['D-09', 'D-40'],
    related: ['reinforcements', 'permanent-obstacles'],
  },
  {
    id: 'firestorm-end',
    title: 'Flight before the firestorm: winning',
    text: [
      `With ${jumps} of the ${inWords(total)} freighters jumped the Uprising wins, ` +
        `with ${losses} destroyed the Imperium.`,
      'As in any battle, a side without a ship on the table and with none to come has lost.',
    ],
    house: [
      'The Uprising may wait, but not for ever: with no freighter on the table at the start of three ' +
        'rounds in a row, though it might have sent one, the Imperium wins.',
      `When all ${inWords(total)} were used and one side can no longer win, the other does.`,
    ],
    places: ['001:107', '001:235-236'],
    decisions: ['D-97', 'D-97a'],
    related: ['hyperspace', 'freighters'],
  },
]
