import { games } from '#games'
import type { AnyGame } from '../games/kit'
import { keptTables, type Tables } from '../match'
import { createTable, loadJolt } from '../table'
import { createTape } from '../table/tape'

/** The games that can be played here, with their tables. */
export interface Shelf {
  games: readonly AnyGame[]
  tables: Tables
}

/** Loads the physics engine, once. */
export async function loadShelf(): Promise<Shelf> {
  const jolt = await loadJolt()
  const tables = keptTables((board) => {
    const { play, glide } = createTable(jolt, board)
    return { board, play, glide, tape: createTape(board) }
  })
  for (const { boards } of games) Object.values(boards).forEach(tables)
  return { games, tables }
}
