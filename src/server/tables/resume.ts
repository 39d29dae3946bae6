import { canonical } from '../../games/kit'
import { openMatch, tableFor, type Match, type MatchRecord } from '../../match'
import type { Shelf } from '../shelf'
import type { MatchStore } from '../storage/store'
import { standingOf } from './standing'

/** Opens a match where its record left off; what newer rules changed about its running turn is stored. */
export async function resume(
  shelf: Shelf,
  store: MatchStore,
  id: string,
  record: MatchRecord,
): Promise<Match> {
  const game = shelf.games.find((known) => known.id === record.game)
  if (!game) throw new Error(`Match ${id} is of '${record.game}', which is not on this table.`)
  const { ending } = record
  const { match, change } = openMatch(game, tableFor(game, shelf.tables, record), record)
  if (
    change.entries.length + change.turns.length === 0 &&
    canonical(match.record.ending) === canonical(ending)
  )
    return match
  const kept = { ...change, pending: record.pending }
  await store.append(id, kept, standingOf(match, kept))
  return match
}
