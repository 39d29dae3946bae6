import type { Module } from '../../rules/module'
import { escape, redraw } from './bot'
import { faults } from './faults'
import * as rules from './rules'
import { begin } from './state'
import { words } from './words'

/** 000:794-806, D-103  One civilian matters, and only its own side knows which. */
export const secretShip: Module = {
  word: 'secret_ship',
  reference: () => import('./reference').then(({ reference }) => reference),
  state: begin,
  redraw,
  words,
  faults,
  chapters: { secretShip: rules },
  adds: (base) => ({
    ...base,
    setUp: [rules.hide, ...base.setUp],
    leaves: [...base.leaves, rules.crosses],
    remarks: [...base.remarks, rules.remark],
    whereabouts: [...base.whereabouts, () => 'over the far edge'],
    wins: { ...base.wins, secret_exits: rules.secretExits, secret_lost: rules.secretLost },
    goals: [...base.goals, escape],
    coaching: {
      ...base.coaching,
      hide: 'Any of them will do: what counts is that the other side cannot tell.',
    },
  }),
}
