import type { AnyGame } from '../../games/kit'
import type { Match } from '../match'
import { openMatch } from './open'
import { momentAt } from '../record/moment'
import type { MatchRecord } from '../record/record'
import type { Table } from '../table'

/**
 * The match as it stood after entry `n`, to go on from there another way: opened at the start of its turn,
 * by today's rules. To look at the past take `viewAt`.
 */
export function matchAt(game: AnyGame, table: Table, record: MatchRecord, n: number): Match {
  const { turn } = momentAt(record, n)
  const turns = record.turns.slice(0, record.turns.indexOf(turn) + 1)
  const journal = record.journal.filter((entry) => entry.n <= n)
  return openMatch(game, table, { ...record, journal, turns, pending: {}, ending: null }).match
}
