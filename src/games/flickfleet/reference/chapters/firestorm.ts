import { inWords, type RuleEntry } from '../../../kit'
import { classes } from '../../data'
import { across, arriving, cm, counted, fleetOf, roundsOf, sideOf, timesOf } from '../counts'

const { optional } = sideOf('firestorm', 'uprising')
const { total, mostInPlay, placement } = optional!
const gap = placement && 'gap' in placement ? cm(placement.gap) : ''
const jumps = inWords(timesOf('firestorm', 'jumped'))
const losses = inWords(timesOf('firestorm', 'ship_lost'))
const { shields } = classes['freighter']!

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
    id: 'freighters',
    title: 'Freighters',
    text: [
      `At the start of any round the Uprising may add one, with a cube, its rear edge ${gap} from the moon.`,
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
    id: 'hyperspace',
    title: 'Hyperspace',
    text: [
      'A freighter that leaves the table has jumped: it is saved, not destroyed.',
      'Before that it must have moved away from the moon in an earlier turn and stayed on the table.',
    ],
    house: [
      'Away means that the move ended farther from the moon.',
      'A freighter that leaves sooner, or is knocked off, is destroyed.',
    ],
    places: ['001:234'],
    decisions: ['D-97'],
    related: ['firestorm-end', 'freighters', 'leaving'],
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
