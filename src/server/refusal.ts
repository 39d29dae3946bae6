import type { Refusal } from '../table/types'

export const refuse = (why: string): Refusal => ({ ok: false, why })

/** Why this server cannot start, in one line for the person who started it. */
export class CannotServe extends Error {}
