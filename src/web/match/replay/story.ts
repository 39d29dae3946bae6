import type { Description, Seat } from '../../../games/kit'
import { liveFacts, type View } from '../../../match'
import type { Archive } from '../past/archive'
import type { Seen } from '../model/seen'
import { newestFirst } from '../model/words'
import { type Flown, flownIn } from './shots'

/** A step of the match: an entry that said something. */
export interface Step {
  n: number
  say: string
  /** The round in which it happened, if rounds are counted. */
  round?: number
  /** What each side has left, by seat. */
  strength: Readonly<Record<Seat, number>>
  flown: Flown | null
}

const strengthOf = ({ sides }: Description): Record<Seat, number> =>
  Object.fromEntries(Object.entries(sides).map(([seat, { strength = 0 }]) => [seat, strength]))

/**
 * The whole match, step by step, the first first; each costs a moment. `look`: a view as the page sees it.
 */
export function* storyOf(archive: Archive, look: (view: View) => Seen | null): Generator<Step> {
  const { journal } = archive.record
  const facts = new Map(liveFacts(journal).map((entry) => [entry.n, entry]))
  for (const { n, say } of newestFirst(archive.viewAt(journal.length).log).toReversed()) {
    const [seen, entry] = [look(archive.viewAt(n)), facts.get(n)]
    if (!seen) continue
    const { description, board, markOf } = seen
    const { round } = description
    const flown = entry ? flownIn(archive.viewAt(n - 1), entry, board, markOf) : null
    yield { n, say, ...(round ? { round } : {}), strength: strengthOf(description), flown }
  }
}
