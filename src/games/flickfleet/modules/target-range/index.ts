import type { Module } from '../../rules/module'
import * as cadetTurn from './cadet-turn'
import { faults } from './faults'
import * as rules from './rules'
import { words } from './words'

const HOUSE = [
  'What a die knocks off the table counts as shot; a piece that a flicked drone knocks off comes back.',
  'A turn of each cadet counts as a round.',
]

/** 001:183-197 Target practice  A turn each, no rounds of activations; drones count, and fouls lose. */
export const targetRange: Module = {
  word: 'target_range',
  reference: () => import('./reference').then(({ reference }) => reference),
  words,
  faults,
  chapters: { targetRange: rules, cadetTurn },
  adds: (base) => ({
    ...base,
    things: { ...base.things, range_obstacle: rules.untouchable },
    wins: { ...base.wins, drones_shot: rules.dronesShot },
    house: [...base.house, ...HOUSE],
    scores: { ...base.scores, drones_shot: 'drones shot' },
    fouls: { ...base.fouls, ...rules.FOULS },
    goals: [...base.goals, rules.lead],
    lost: [...base.lost, rules.countLoss],
    forbids: [...base.forbids, ({ s }) => (cadetTurn.isOpening(s) ? rules.OPENING : null)],
    turn: cadetTurn.cadetTurn,
    targets: rules.drones,
    collide: rules.cadetCollides,
  }),
}
