import { keptTables, type Tables } from '../match'
import { createTable, loadJolt } from '../table'
import { createTape, rememberingTape } from '../table/tape'

/** The real tables, with the engine loaded once. */
export async function realTables(): Promise<Tables> {
  const jolt = await loadJolt()
  return keptTables((board) => {
    const { play, glide } = createTable(jolt, board)
    return { board, play, glide, tape: createTape(board) }
  })
}

/** The same with tapes for who loads a match again and again. */
export const rememberingTables = (tables: Tables): Tables =>
  keptTables((board) => ({ ...tables(board), tape: rememberingTape(board) }))
