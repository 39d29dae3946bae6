import type { Module } from '../rules/rules'
import { stalemate } from '../rules/stalemate'

/** D-57a  Asked at the end of each full round. House rule. */
export const stalemateDraw: Module = (rules) => ({ ...rules, roundEnd: [...rules.roundEnd, stalemate] })
