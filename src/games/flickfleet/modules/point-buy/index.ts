import type { Module } from '../../rules/rules'

/**
 * D-10, D-11  Fleets are bought before the battle begins (`begin/buying.ts`); then there is nothing special.
 */
export const pointBuy: Module = (rules) => rules
