import { games } from '../games'
import type { AnyGame } from '../games/kit'
import type { Table } from '../match'
import { createTable, loadJolt } from '../table'
import { createTape } from '../table/tape'

/** The games that can be played here, each with its table. */
export interface Shelf {
  games: readonly AnyGame[]
  tableOf(game: AnyGame): Table
}

/** Loads the physics engine, once. */
export async function loadShelf(): Promise<Shelf> {
  const jolt = await loadJolt()
  const tables = new Map(
    games.map(({ id, board }) => {
      const { play, glide } = createTable(jolt, board)
      return [id, { board, play, glide, tape: createTape(board) }]
    }),
  )
  return { games, tableOf: ({ id }) => tables.get(id)! }
}
