import type { Change, MatchRecord, MatchSummary } from '../../match'
import { entries, matches, turns } from './schema'
import type { StoredStanding } from './store'
import { packTrack } from './track'

type MatchRow = typeof matches.$inferSelect

export function newMatchRow(
  id: string,
  record: MatchRecord,
  standing: StoredStanding,
  now: Date,
): typeof matches.$inferInsert {
  const { game, setup, seats, sameScreen, chance } = record
  if (chance === undefined) throw new Error('A match without its chance secret cannot be played on.')
  return { id, game, setup, seats, sameScreen, chance, created: now, ...standingRow(record, standing, now) }
}

/** The columns that every step writes. */
export function standingRow(
  { pending, ending }: Pick<Change, 'pending' | 'ending'>,
  { title, waiting }: StoredStanding,
  now: Date,
) {
  return { title, waiting, over: ending !== null, ending, pending, changed: now }
}

/** As JSON can carry it: the track packed and in base64. */
type EntryRow = Omit<typeof entries.$inferInsert, 'track'> & { track: string | null }

export function entryRows(match: string, { entries: added, tracks }: Change): EntryRow[] {
  return added.map((body) => {
    const track = tracks[body.n]
    return { match, n: body.n, body, track: track ? packTrack(track).toString('base64') : null }
  })
}

type TurnRow = typeof turns.$inferInsert

export function turnRows(match: string, change: Change, firstTurn: number): TurnRow[] {
  return change.turns.map((turn, i) => ({ match, position: firstTurn + i, ...turn }))
}

export function recordOf(
  row: MatchRow,
  journal: MatchRecord['journal'],
  begun: MatchRecord['turns'],
): MatchRecord {
  const { game, setup, seats, sameScreen, chance, pending, ending } = row
  return { format: 2, game, setup, seats, sameScreen, chance, journal, turns: begun, pending, ending }
}

export function summaryOf({ id, game, setup, seats, title, waiting, changed }: MatchRow): MatchSummary {
  const names = seats.map(({ name }) => name)
  return { id, game, setup: setup.setup, names, title, waiting, changed: changed.getTime() }
}
