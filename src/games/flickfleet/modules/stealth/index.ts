import type { Module } from '../../rules/module'
import { hiding } from './bot'
import { faults } from './faults'
import * as rules from './rules'
import { begin } from './state'
import { words } from './words'

/** 000:335-342, 488-493 Stealth Ship, of Expansion 1. */
export const stealth: Module = {
  word: 'stealth',
  ships: rules.hasDrive,
  reference: () => import('./reference').then(({ reference }) => reference),
  state: begin,
  words,
  faults,
  chapters: { stealth: rules },
  adds: (base) => ({
    ...base,
    actions: { ...base.actions, toggle_cloak: rules.toggle },
    forbids: [...base.forbids, rules.holdsFire],
    unseen: [...base.unseen, rules.isHidden],
    untouchable: [...base.untouchable, rules.isHidden],
    atRest: [...base.atRest, rules.found],
    pointLost: [...base.pointLost, rules.dropsOut],
    lost: [...base.lost, rules.forget],
    remarks: [...base.remarks, rules.remark],
    goals: [...base.goals, hiding],
    leanings: { ...base.leanings, cloak: 0.8, decloak: 1.5 },
  }),
}
