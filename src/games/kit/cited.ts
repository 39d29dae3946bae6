import type { RuleEntry } from './reference'

/** Lines of a document, the last one included. */
export interface Lines {
  document: string
  from: number
  to: number
}

/** A document and its lines; a number before a colon is the next document. */
const DOCUMENT = /(\d{3}):((?:\s*,?\s*\d+(?:-\d+)?(?!\d*:))+)/g
const SPAN = /(\d+)(?:-(\d+))?/g
const DECISION = /\b[DH]-\w+/g

/** With what joins it to the words before it; a range too. */
const DECISIONS = /,?\s*\bD-\d+\w?(\s+to\s+D-\d+\w?)?/g

/** What people read of a citation: its heading, without lines and decisions. */
export const headingOf = (cited: string): string =>
  cited
    .replace(/\d{3}:[\d\s,-]*/g, '')
    .replace(DECISIONS, '')
    .replace(/^[\s,]+|[\s,]+$/g, '')

/** The lines that a citation names: '001:230, 233 Flight …' are two places of document 001. */
export const linesOf = (cited: string): Lines[] =>
  [...cited.matchAll(DOCUMENT)].flatMap(([, document, spans]) =>
    [...spans!.matchAll(SPAN)].map(([, from, to]) => ({
      document: document!,
      from: Number(from),
      to: Number(to ?? from),
    })),
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0)

const wide = (lines: readonly Lines[]): number => sum(lines.map(({ from, to }) => to - from + 1))

const shared = (a: Lines, b: Lines): number =>
  a.document === b.document ? Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1) : 0

/** How many lines they have in common. */
export const overlap = (some: readonly Lines[], others: readonly Lines[]): number =>
  sum(some.flatMap((one) => others.map((other) => shared(one, other))))

/** The entry with most of the cited lines, of equal ones the narrowest; else the first by decision. */
export function citedEntry(entries: readonly RuleEntry[], cited: string): string | null {
  const lines = linesOf(cited)
  const [best] = entries
    .map(({ id, places }) => ({ id, own: places.flatMap(linesOf) }))
    .map(({ id, own }) => ({ id, has: overlap(lines, own), wide: wide(own) }))
    .filter(({ has }) => has > 0)
    .toSorted((a, b) => b.has - a.has || a.wide - b.wide)
  return best?.id ?? decidedEntry(entries, cited.match(DECISION) ?? [])
}

const decidedEntry = (entries: readonly RuleEntry[], named: readonly string[]): string | null =>
  entries.find(({ decisions }) => decisions?.some((one) => named.includes(one)))?.id ?? null
