import type { AnyGame } from '../games/kit'
import type { Refusal } from '../table/types'
import { addFact, append } from './advance'
import { emptyChange, type Match } from './match'
import { openMatch, reopen } from './open'
import type { Entry, MatchRecord } from './record'
import { newRecord } from './start'
import type { Table } from './table'
import { replayTakeBack } from './undo'

/**
 * A match at its very start, that goes on only as a journal says. Other rules than the file's are refused.
 */
export function openReplay(
  game: AnyGame,
  table: Table,
  { setup, seats, sameScreen, chance, version }: MatchRecord,
): { ok: true; match: Match } | Refusal {
  const made = newRecord(game, { setup, seats, sameScreen, chance: chance ?? '' })
  if (!made.ok) return made
  if (version !== game.version)
    return { ok: false, why: `The file has rules ${version}; these are ${game.version}.` }
  return { ok: true, match: openMatch(game, table, made.record, { replaying: true }).match }
}

/**
 * Does what the entry says, unchecked: no flick is played, no chance drawn. Throws when it does not fit the
 * rules.
 */
export function replayEntry(m: Match, entry: Entry): void {
  const change = emptyChange()
  if ('fact' in entry) return addFact(m, change, entry.fact)
  if (!('undo' in entry)) return append(m, change, entry)
  if (entry.how === 'rules changed') {
    append(m, change, entry)
    return reopen(m)
  }
  replayTakeBack(m, change, entry)
}

/** The match as it stood after entry `n`. */
export function replayTo(
  game: AnyGame,
  table: Table,
  record: MatchRecord,
  n: number,
): { ok: true; match: Match } | Refusal {
  const opened = openReplay(game, table, record)
  if (!opened.ok) return opened
  for (const entry of record.journal.filter((e) => e.n <= n)) replayEntry(opened.match, entry)
  return opened
}
