import type { Module } from '../../rules/module'
import * as rules from './rules'
import { words } from './words'

/** 001:206-207 In gravity's shadow: the star pulls whoever has just finished its turn. */
export const drift: Module = {
  word: 'drift',
  reference: () => import('./reference').then(({ reference }) => reference),
  words,
  chapters: { drift: rules },
  adds: (base) => ({
    ...base,
    after: [...base.after, rules.drifts],
    reminds: [...base.reminds, rules.remind],
  }),
}
