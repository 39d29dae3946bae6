import type { Module } from '../../rules/module'
import * as rules from './rules'

/** House: the standard placing of a fleet that no scenario knows, an even row along the own edge. */
export const evenRow: Module = {
  word: 'even_row',
  chapters: { evenRow: rules },
  adds: (base) => ({ ...base, setUp: [rules.standInRows, ...base.setUp] }),
}
