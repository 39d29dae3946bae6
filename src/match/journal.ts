import type { Entry, FactEntry } from './record'
import type { Seat } from '../games/kit'

/** The facts that still count, in order. */
export function liveFacts(journal: readonly Entry[]): FactEntry[] {
  const live: FactEntry[] = []
  for (const entry of journal) {
    if ('fact' in entry) live.push(entry)
    if ('undo' in entry) dropFrom(live, entry.undo)
  }
  return live
}

function dropFrom(live: FactEntry[], n: number): void {
  while (live.length > 0 && live.at(-1)!.n >= n) live.pop()
}

/** The number the next answer must name: it changes with every fact and undo, not with offers or talk. */
export function promptNumber(journal: readonly Entry[]): number {
  const last = journal.findLast((entry) => 'fact' in entry || 'undo' in entry)
  return (last?.n ?? 0) + 1
}

export interface OpenOffer {
  offer: 'draw' | 'take back'
  by: Seat
  /** Who has accepted so far, the one who offered included. */
  accepted: Seat[]
}

/** The offer that is open: a reply, a fact or an undo since then closes it. */
export function openOffer(journal: readonly Entry[], seats: readonly Seat[]): OpenOffer | null {
  let open: OpenOffer | null = null
  for (const entry of journal) {
    if ('offer' in entry) open = { offer: entry.offer, by: entry.by, accepted: [entry.by] }
    else if (open && 'reply' in entry && entry.reply === 'accept') open = accept(open, entry.by)
    else open = null
  }
  return open && open.accepted.length < seats.length ? open : null
}

const accept = (open: OpenOffer, by: Seat): OpenOffer => ({ ...open, accepted: [...open.accepted, by] })

/** Has everybody agreed to a draw? */
export function drawAgreed(journal: readonly Entry[], seats: readonly Seat[]): boolean {
  const offered = journal.findLastIndex((entry) => 'offer' in entry)
  const offer = journal[offered]
  if (!offer || !('offer' in offer) || offer.offer !== 'draw') return false
  const replies = journal.slice(offered + 1)
  return replies.length === seats.length - 1 && replies.every((e) => 'reply' in e && e.reply === 'accept')
}
