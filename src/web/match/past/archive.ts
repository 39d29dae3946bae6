import type { AnyGame } from '../../../games/kit'
import { type Match, type MatchRecord, replayTo, type Table, view, type View } from '../../../match'
import { replayEntry } from '../../../match/replay'
import { createTape } from '../../../table/tape'
import type { Refusal, Track } from '../../../table/types'

/** The match as it stood after each entry of its journal. */
export interface Archive {
  record: MatchRecord
  /** After entry `n`; 0 is the start. */
  viewAt(n: number): View
}

/** Whatever was flicked or has slid stands in the journal: this table plays nothing. */
function stillTable({ board }: AnyGame): Table {
  const play = (): never => {
    throw new Error('A replay plays nothing again.')
  }
  return { board, play, glide: play, tape: createTape(board) }
}

/** Reads a journal; each entry is replayed once and kept. */
export function openArchive(game: AnyGame, record: MatchRecord): { ok: true; archive: Archive } | Refusal {
  const start = replayTo(game, stillTable(game), record, 0)
  if (!start.ok) return start
  const { match } = start
  const views: View[] = [look(match)]
  return {
    ok: true,
    archive: {
      record,
      viewAt(n) {
        while (views.length <= n && views.length <= record.journal.length) {
          replayEntry(match, record.journal[views.length - 1]!)
          views.push(look(match))
        }
        return views[Math.min(n, views.length - 1)]!
      },
    },
  }
}

/** Through everybody's eyes: what is covered stays covered in the file. */
const look = (match: Match): View =>
  view(
    match,
    match.record.seats.map(({ seat }) => seat),
  )

const addressOf = (id: string): string => `/api/matches/${encodeURIComponent(id)}`

export const journalAddress = (id: string): string => `${addressOf(id)}/journal`

export async function fetchRecord(id: string): Promise<MatchRecord> {
  const answer = await fetch(journalAddress(id))
  if (!answer.ok) throw new Error('The journal of this match could not be read.')
  return answer.json() as Promise<MatchRecord>
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
