import { canonical } from '../../games/kit'
import { holeIn, openMatch, tableFor, type Match, type MatchRecord } from '../../match'
import type { Shelf } from '../shelf'
import { CannotOpen, type MatchStore } from '../storage/store'
import { standingOf } from './standing'

/** Opens a match where its record left off; what newer rules changed about its running turn is stored. */
export async function resume(
  shelf: Shelf,
  store: MatchStore,
  id: string,
  record: MatchRecord,
): Promise<Match> {
  const game = shelf.games.find((known) => known.id === record.game)
  if (!game) throw new CannotOpen(`This match is of '${record.game}', a game that this server does not have.`)
  const hole = holeIn(record.journal)
  if (hole !== null) throw new CannotOpen(`This match cannot be opened: its entry ${hole} is missing.`)
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
