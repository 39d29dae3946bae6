import type { Module } from '../../rules/module'
import { faults } from './faults'
import * as rules from './rules'
import { begin } from './state'

const HOUSE =
  'A side that begins three rounds in a row with no freighter on the table, though it could send one, ' +
  'has lost (D-97a).'

/** 001:230, 233  At the start of a round, before the others arrive, a side may add one it has left. */
export const freighterLaunch: Module = {
  word: 'freighter_launch',
  reference: () => import('./reference').then(({ reference }) => reference),
  state: begin,
  faults,
  chapters: { freighterLaunch: rules },
  adds: (base) => ({
    ...base,
    roundStart: [...base.roundStart, rules.launches],
    wins: { ...base.wins, none_sent: rules.noneSent },
    house: [...base.house, HOUSE],
  }),
}
