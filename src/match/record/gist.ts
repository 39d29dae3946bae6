import type { Seat } from '../../games/kit'
import type { JournalEntry, FactEntry } from './record'

export interface OpenOffer {
  offer: 'draw' | 'take back'
  by: Seat
  /** Who has accepted so far, the one who offered included. */
  accepted: Seat[]
}

/** What follows from a journal. Kept beside it, so that no step walks through what was before. */
export interface Gist {
  /** The facts that still count, in order. */
  live: FactEntry[]
  /** The last fact or undo. */
  moved: number
  undone: number
  /** The last offer that nothing has closed, agreed on or not. */
  offer: OpenOffer | null
  resigned: Seat[]
}

/** `seen`: so many entries are taken in, the last of which was `last`. */
type Kept = Gist & { seen: number; last: JournalEntry | undefined }

const gists = new WeakMap<readonly JournalEntry[], Kept>()

/** It goes on with the journal: whoever keeps it sees it change. */
export function gistOf(journal: readonly JournalEntry[]): Readonly<Gist> {
  const kept = upToDate(gists.get(journal), journal)
  for (; kept.seen < journal.length; kept.seen++) takeIn(kept, journal[kept.seen]!)
  kept.last = journal.at(-1)
  gists.set(journal, kept)
  return kept
}

/** A step that failed takes its entries out again: then everything is taken in anew. */
function upToDate(kept: Kept | undefined, journal: readonly JournalEntry[]): Kept {
  if (kept && kept.seen <= journal.length && journal[kept.seen - 1] === kept.last) return kept
  return { live: [], moved: 0, undone: 0, offer: null, resigned: [], seen: 0, last: undefined }
}

function takeIn(gist: Gist, entry: JournalEntry): void {
  if (entry.is === 'fact') gist.live.push(entry)
  if (entry.is === 'undo') dropFrom(gist.live, entry.undo)
  if (entry.is === 'undo') gist.undone++
  if (entry.is === 'fact' || entry.is === 'undo') gist.moved = entry.n
  if (entry.is === 'resigned') gist.resigned.push(entry.by)
  gist.offer = afterEntry(gist.offer, entry)
}

function dropFrom(live: FactEntry[], n: number): void {
  while (live.length > 0 && live.at(-1)!.n >= n) live.pop()
}

/** Only what concerns an offer closes it: a reply, a step of the game, whoever made it leaving. */
function afterEntry(open: OpenOffer | null, entry: JournalEntry): OpenOffer | null {
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
