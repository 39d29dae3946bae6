import type { Module } from '../../rules/module'
import * as rules from './rules'

/** 000:306-313, 503-505 Repair Skiff, of Box of Flicks 1. */
export const droneBays: Module = {
  word: 'drone_bays',
  ships: rules.hasBays,
  reference: () => import('./reference').then(({ reference }) => reference),
  chapters: { droneBays: rules },
  adds: (base) => ({
    ...base,
    actions: { ...base.actions, repair_other: rules.droneBays },
    collide: rules.withCustomers(base.collide),
    leanings: { ...base.leanings, mend: 2 },
  }),
}
