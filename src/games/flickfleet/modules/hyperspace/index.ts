import type { Module } from '../../rules/module'
import { faults } from './faults'
import * as flight from './flight'
import * as rules from './rules'
import { begin } from './state'
import { words } from './words'

const HOUSE = 'Once all freighters have been sent, a side that can no longer win has lost (D-97a).'

/** 001:234-236, D-97, D-97a  Some ships may leave the table to win, once they are clear of the moon. */
export const hyperspace: Module = {
  word: 'hyperspace',
  reference: () => import('./reference').then(({ reference }) => reference),
  state: begin,
  words,
  faults,
  chapters: { hyperspace: rules, flight },
  adds: (base) => ({
    ...base,
    moved: [...base.moved, rules.movesAway],
    leaves: [...base.leaves, rules.jumps],
    reminds: [...base.reminds, rules.mayJump],
    remarks: [...base.remarks, rules.remark],
    whereabouts: [...base.whereabouts, () => 'in hyperspace'],
    wins: { ...base.wins, jumped: flight.jumped, out_of_reach: flight.outOfReach },
    scores: { ...base.scores, jumped: 'freighters jumped' },
    goals: [...base.goals, flight.escape],
    house: [...base.house, HOUSE],
  }),
}
