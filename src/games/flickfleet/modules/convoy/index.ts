import type { Module } from '../../rules/module'
import * as rules from './rules'
import { begin } from './state'
import { words } from './words'

/** 000:766-773, D-102 Tech Transfer: civilians move along a track by themselves. */
export const convoy: Module = {
  word: 'convoy',
  reference: () => import('./reference').then(({ reference }) => reference),
  state: begin,
  words,
  faults: rules.faults,
  chapters: { convoy: rules },
  adds: (base) => ({
    ...base,
    idle: [...base.idle, rules.idle],
    roundStart: [...base.roundStart, rules.convoy],
    whereabouts: [...base.whereabouts, () => 'through'],
  }),
}
