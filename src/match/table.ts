import { boardFor, type AnyGame } from '../games/kit'
import { momentAt } from './record/moment'
import type { MatchRecord } from './record/record'
import { migrated, versionsAt } from './record/versions'
import type { Board, Play, PlayGlide, Rest, Tape } from '../table/types'

/** The table as the match uses it: the real one, or a scripted one in tests. */
export interface Table {
  board: Board
  play: Play
  glide: PlayGlide
  tape(rest: Rest): Tape
}

/** A table for each board. */
export type Tables = (board: Board) => Table

/** Makes each table once: a board is the same object for ever. */
export function keptTables(make: Tables): Tables {
  const kept = new WeakMap<Board, Table>()
  return (board) => {
    const table = kept.get(board) ?? make(board)
    kept.set(board, table)
    return table
  }
}

/** The table that this match lies on. */
export function tableFor(game: AnyGame, tables: Tables, record: MatchRecord): Table {
  const { state } = momentAt(record, Infinity)
  return tables(boardFor(game, migrated(game, state, versionsAt(record, Infinity).rules)))
}
