import { openMatch, type Match, type MatchRecord } from '../../match'
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
  const { version } = record
  const running = record.turns.length - 1
  const { match, change } = openMatch(game, shelf.tableOf(game), record)
  const movedOn = change.entries.length + change.turns.length > 0
  if (!movedOn && record.version === version) return match
  const kept = { ...change, pending: record.pending, turns: record.turns.slice(running) }
  await store.append(id, kept, standingOf(match, kept))
  return match
}
