import type { Seat } from '../../games/kit'
import { gistOf, type OpenOffer } from './gist'
import type { JournalEntry, FactEntry } from './record'

/** The facts that still count, in order. The list goes on with the journal: take a copy to keep it. */
export const liveFacts = (journal: readonly JournalEntry[]): readonly FactEntry[] => gistOf(journal).live

/** The live facts from entry `n` on. */
export function factsFrom(journal: readonly JournalEntry[], n: number): FactEntry[] {
  const live = liveFacts(journal)
  return live.slice(live.findLastIndex((entry) => entry.n < n) + 1)
}

/** The first entry that is missing, if one is: entries are numbered from 1. */
export function holeIn(journal: readonly { n: number }[]): number | null {
  const at = journal.findIndex(({ n }, i) => n !== i + 1)
  return at < 0 ? null : at + 1
}

/** The number the next answer must name: it changes with every fact and undo, not with offers or talk. */
export const promptNumber = (journal: readonly JournalEntry[]): number => gistOf(journal).moved + 1

/** So often somebody took back. */
export const timesUndone = (journal: readonly JournalEntry[]): number => gistOf(journal).undone

/** The offer that is open. `seats`: those whose consent it needs, which are all that are still in. */
export function openOffer(journal: readonly JournalEntry[], seats: readonly Seat[]): OpenOffer | null {
  const open = gistOf(journal).offer
  return open && !isAgreed(open, seats) ? open : null
}

/** Has everybody agreed to such an offer? */
export function agreedOn(
  journal: readonly JournalEntry[],
  offer: OpenOffer['offer'],
  seats: readonly Seat[],
): boolean {
  const open = gistOf(journal).offer
  return open?.offer === offer && isAgreed(open, seats)
}

const isAgreed = ({ accepted }: OpenOffer, seats: readonly Seat[]): boolean =>
  seats.every((seat) => accepted.includes(seat))

export const resignedSeats = (journal: readonly JournalEntry[]): readonly Seat[] => gistOf(journal).resigned
