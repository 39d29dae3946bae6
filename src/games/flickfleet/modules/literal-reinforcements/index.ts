import type { Module } from '../../rules/rules'

/**
 * 001:107, D-99  The literal reading: who has no ship on the table has lost, whatever is still to come.
 */
export const literalReinforcements: Module = (rules) => ({ ...rules, pending: [] })
