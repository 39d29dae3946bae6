import type { Module } from '../../rules/rules'
import { stalemate } from './draw'

/** D-57a  Asked at the end of each full round. House rule. */
export const stalemateDraw: Module = (rules) => ({
  ...rules,
  house: [
    ...rules.house,
    'After ten rounds in a row without a loss a draw may be claimed; after fifteen it is one (D-57a).',
  ],
  roundEnd: [...rules.roundEnd, stalemate],
})
