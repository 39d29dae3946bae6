import type { Board } from '../table/types'
import type { Table } from '../match'
import { createTable, loadJolt } from '../table'
import { createTape } from '../table/tape'

/** The real table, with the engine loaded once. */
export async function realTable(board: Board): Promise<Table> {
  const { play, glide } = createTable(await loadJolt(), board)
  return { board, play, glide, tape: createTape(board) }
}
