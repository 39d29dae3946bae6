import type { Refusal } from '../../table/types'

/** Something that can be named. */
export interface Named {
  id: string
  names: readonly string[]
  /** Only by a whole name: it gives something up. */
  whole?: boolean
}

/** Without accents and capitals: nobody has to type them. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Who is meant: an exact name first, else the only one that begins so; what gives something up never by its
 * beginning. `what`: 'ship'.
 */
export function find(text: string, what: string, all: readonly Named[]): { ok: true; id: string } | Refusal {
  const wanted = plain(text)
  if (!wanted) return { ok: false, why: `Which ${what}? ${allowed(all)}` }
  const fits = (test: (name: string) => boolean): Named[] =>
    all.filter(({ names }) => names.map(plain).some(test))
  const exact = fits((name) => name === wanted)
  const found = exact.length ? exact : fits((name) => name.startsWith(wanted))
  const [one] = found
  if (found.length === 1 && (exact.length || !one!.whole)) return { ok: true, id: one!.id }
  if (found.length === 0) return { ok: false, why: `There is no ${what} '${text.trim()}'. ${allowed(all)}` }
  const several = found.map(({ names }) => names[0]).join(' or ')
  const part = found.length === 1 ? 'all' : 'more'
  return { ok: false, why: `'${text.trim()}' may be ${several}: write ${part} of it.` }
}

const allowed = (all: readonly Named[]): string =>
  all.length ? `Possible: ${all.map(({ names }) => names[0]).join(', ')}.` : 'None is possible now.'
