import type { Id } from './types'

/** Ids are compared as code units: the order of no language. */
export const byId = (a: Id, b: Id): number => (a < b ? -1 : a > b ? 1 : 0)
