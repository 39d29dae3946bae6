import type { Seat } from '../../games/kit'
import type { Entry, FactEntry } from './record'

/** The facts that still count, in order. */
export function liveFacts(journal: readonly Entry[]): FactEntry[] {
  const live: FactEntry[] = []
  for (const entry of journal) {
    if (entry.is === 'fact') live.push(entry)
    if (entry.is === 'undo') dropFrom(live, entry.undo)
  }
  return live
}

function dropFrom(live: FactEntry[], n: number): void {
  while (live.length > 0 && live.at(-1)!.n >= n) live.pop()
}

/** The number the next answer must name: it changes with every fact and undo, not with offers or talk. */
export function promptNumber(journal: readonly Entry[]): number {
  const last = journal.findLast(({ is }) => is === 'fact' || is === 'undo')
  return (last?.n ?? 0) + 1
}

export interface OpenOffer {
  offer: 'draw' | 'take back'
  by: Seat
  /** Who has accepted so far, the one who offered included. */
  accepted: Seat[]
}

/** The offer that is open. `seats`: those whose consent it needs, which are all that are still in. */
export function openOffer(journal: readonly Entry[], seats: readonly Seat[]): OpenOffer | null {
  const open = lastOffer(journal)
  return open && !isAgreed(open, seats) ? open : null
}

/** Has everybody agreed to such an offer? */
export function agreedOn(
  journal: readonly Entry[],
  offer: OpenOffer['offer'],
  seats: readonly Seat[],
): boolean {
  const open = lastOffer(journal)
  return open?.offer === offer && isAgreed(open, seats)
}

const isAgreed = ({ accepted }: OpenOffer, seats: readonly Seat[]): boolean =>
  seats.every((seat) => accepted.includes(seat))

function lastOffer(journal: readonly Entry[]): OpenOffer | null {
  return journal.reduce<OpenOffer | null>(afterEntry, null)
}

/** Only what concerns an offer closes it: a reply, a step of the game, whoever made it leaving. */
function afterEntry(open: OpenOffer | null, entry: Entry): OpenOffer | null {
  switch (entry.is) {
    case 'offer':
      return { offer: entry.offer, by: entry.by, accepted: [entry.by] }
    case 'reply':
      return open && entry.reply === 'accept' ? accept(open, entry.by) : null
    case 'resigned':
      return open?.by === entry.by ? null : open
    case 'fact':
      return open?.offer === 'draw' && entry.fact.did === 'left' ? open : null
    case 'undo':
      return null
    default:
      return open
  }
}

const accept = (open: OpenOffer, by: Seat): OpenOffer => ({ ...open, accepted: [...open.accepted, by] })

export const resignedSeats = (journal: readonly Entry[]): Seat[] =>
  journal.flatMap((entry) => (entry.is === 'resigned' ? [entry.by] : []))
