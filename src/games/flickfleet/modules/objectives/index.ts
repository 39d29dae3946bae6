import type { Module } from '../../rules/module'
import * as benefits from './benefits'
import { tokens } from './bot'
import { faults } from './faults'
import * as rules from './rules'
import { begin } from './state'
import { words } from './words'

const HOUSE = 'What the Target does, and how much the others do, is made for this table (H-OBJ).'

/** 000:495-498, 763, 770-777 Objective tokens, of Expansion 1. */
export const objectives: Module = {
  word: 'objectives',
  reference: () => import('./reference').then(({ reference }) => reference),
  state: begin,
  words,
  faults,
  chapters: { objectives: rules, benefits },
  adds: (base) => ({
    ...base,
    things: { ...base.things, objective: rules.objective },
    lost: [...base.lost, rules.drops],
    through: [...base.through, rules.through],
    still: [...base.still, rules.turnOver],
    after: [...base.after, benefits.forget],
    reread: [...base.reread, benefits.reread],
    moreActions: [...base.moreActions, benefits.thirdAction],
    moreRepairs: [...base.moreRepairs, benefits.secondRepair],
    fouls: { ...base.fouls, ...rules.fouls },
    wins: { ...base.wins, collected: rules.collected, out_of_play: rules.outOfPlay },
    scores: {
      ...base.scores,
      collected: 'objectives collected',
      out_of_play: 'objectives delivered or lost',
    },
    goals: [...base.goals, tokens],
    house: [...base.house, HOUSE],
  }),
}
