import { inWords, type RuleEntry } from '../../../kit'
import { scenarios } from '../../data/scenarios'
import { timesOf } from '../counts'

const lying = (kind: string): string =>
  inWords(scenarios['target_practice']!.scenery.filter((piece) => piece.kind === kind).length)

/** 001:183-197. */
export const range: readonly RuleEntry[] = [
  {
    id: 'target-practice',
    title: 'Target practice: on the range',
    text: [
      'Each player has the centre disc of a fighter wing: it takes one hit and fires one D10.',
      'They start in opposite corners, 5 cm from both edges.',
      'The single pieces of four fighter wings are obstacles, ' +
        `${lying('range_drone')} single bomber pieces are drones.`,
    ],
    house: [
      `That makes ${lying('obstacle_piece')} obstacles. Where they and the drones stand is our own layout.`,
    ],
    places: ['001:182-188'],
    decisions: ['D-95'],
    related: ['target-practice-rules', 'target-practice-end'],
  },
  {
    id: 'target-practice-end',
    title: 'Target practice: winning and losing',
    text: [
      `Whoever has shot ${inWords(timesOf('target_practice', 'drones_shot'))} drones wins.`,
      'You lose at once if your fighter leaves the table or runs into anything, ' +
        'if a drone that you flick leaves the table, or if you shoot your opponent.',
    ],
    house: [
      'Only the movement of your own fighter can lose by running into something.',
      'A cadet that a die knocks off the table is shot. Your own fighter is lost by your own die, too.',
    ],
    places: ['001:192-197'],
    decisions: ['D-96'],
    related: ['target-practice-rules'],
  },
]
