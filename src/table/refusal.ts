import type { Refusal } from './types'

/** The flick or the table cannot be played; the message is a sentence for a person. */
export class BadFlick extends Error {
  override name = 'BadFlick'
}

export const refuse = (why: string): Refusal => ({ ok: false, why })
