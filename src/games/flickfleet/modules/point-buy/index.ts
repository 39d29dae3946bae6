import type { Module } from '../../rules/module'

/**
 * D-10, D-11  Fleets are bought before the battle begins (`begin/buying.ts`); then there is nothing special.
 */
export const pointBuy: Module = { word: 'point_buy', adds: (base) => base }
