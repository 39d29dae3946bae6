import type { Id, Refusal, Words } from './types'

type Part = string | number | undefined | { piece: Id } | Words

/**
 * A sentence that names pieces, words`${{ piece }} never moves.`: whoever knows their names can say them
 * instead of the ids.
 */
export const words = (texts: TemplateStringsArray, ...parts: readonly Part[]): Words =>
  texts.flatMap((text, i) => (i === 0 ? text : [...partsOf(parts[i - 1]), text]))

const partsOf = (part: Part): Words =>
  typeof part === 'object' ? ('piece' in part ? [part] : part) : [String(part)]

/** These pieces, with `between` between them. */
export const listed = (ids: readonly Id[], between: string): Words =>
  ids.flatMap((piece, i) => (i === 0 ? [{ piece }] : [between, { piece }]))

const said = (parts: Words, nameOf = (id: Id): string => id): string =>
  parts.map((part) => (typeof part === 'string' ? part : nameOf(part.piece))).join('')

/** That something cannot be, and why: a sentence for a person. */
export const refuse = (why: string | Words): Refusal =>
  typeof why === 'string' ? { ok: false, why } : { ok: false, why: said(why), words: why }

/** The same with names for the pieces' ids. */
export const named = (refusal: Refusal, nameOf: (id: Id) => string): Refusal =>
  refusal.words ? { ok: false, why: said(refusal.words, nameOf) } : refusal

/** The flick or the table cannot be played; the message is a sentence for a person. */
export class BadFlick extends Error {
  override name = 'BadFlick'
  readonly refusal: Refusal

  constructor(why: string | Words | Refusal) {
    const refusal = typeof why === 'object' && 'why' in why ? why : refuse(why)
    super(refusal.why)
    this.refusal = refusal
  }
}
