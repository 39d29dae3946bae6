import type { Module } from '../../rules/module'
import * as rules from './rules'

/**
 * 001:124, 179, D-12  Fair battles with obstacles: all of them are placed first, then the second player picks
 * a side.
 */
export const freeObstacles: Module = {
  word: 'free_obstacles',
  chapters: { freeObstacles: rules },
  adds: (base) => ({ ...base, setUp: [rules.layOne, ...base.setUp] }),
}
