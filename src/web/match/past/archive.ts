import type { AnyGame } from '../../../games/kit'
import { type MatchRecord, readRecord, type View, viewAt } from '../../../match'
import type { Track } from '../../../table/types'

/** The match as it stood after each entry of its journal, as it was stored. */
export interface Archive {
  record: MatchRecord
  /** After entry `n`; 0 is the start. */
  viewAt(n: number): View
}

/** Through the eyes of all seats: what they may not see is covered in the record. Views are kept. */
export function openArchive(game: AnyGame, record: MatchRecord): Archive {
  const seats = record.seats.map(({ seat }) => seat)
  const views = new Map<number, View>()
  return {
    record,
    viewAt(n) {
      const view = views.get(n) ?? viewAt(game, record, n, seats)
      views.set(n, view)
      return view
    },
  }
}

const addressOf = (id: string): string => `/api/matches/${encodeURIComponent(id)}`

export const journalAddress = (id: string): string => `${addressOf(id)}/journal`

export async function fetchRecord(id: string): Promise<MatchRecord> {
  const answer = await fetch(journalAddress(id))
  const read = answer.ok ? readRecord(await answer.json()) : answer
  if (!('record' in read)) throw new Error('The journal of this match could not be read.')
  return read.record
}

/** How the flick of that entry went; null for an entry without one. */
export async function fetchTrack(id: string, n: number): Promise<Track | null> {
  const answer = await fetch(`${addressOf(id)}/tracks/${n}`)
  return answer.ok ? (answer.json() as Promise<Track>) : null
}

/** The journal up to an entry: `flicktable verify` and `scene` read it. */
export function upTo(record: MatchRecord, n: number): MatchRecord {
  const journal = record.journal.filter((entry) => entry.n <= n)
  return { ...record, journal, turns: record.turns.filter((turn) => turn.n <= n), pending: {} }
}
