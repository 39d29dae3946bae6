import type { Module } from '../../rules/rules'

/**
 * 001:107, D-99  The literal reading: only ships that have arrived count, those still to come keep nobody.
 */
export const literalReinforcements: Module = (rules) => ({ ...rules, pending: [] })
