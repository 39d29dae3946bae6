import type { Module } from '../../rules/module'
import { faults } from './faults'
import * as rules from './rules'

/** 001:213, 219, 231  Ships that join a side at the start of a certain round, before the cubes are placed. */
export const reinforcements: Module = {
  word: 'reinforcements',
  reference: () => import('./reference').then(({ reference }) => reference),
  faults,
  chapters: { reinforcements: rules },
  adds: (base) => ({
    ...base,
    roundStart: [...base.roundStart, rules.arrivals],
    pending: [...base.pending, rules.isAwaited],
  }),
}
