import type { AnyGame } from '../../games/kit'
import { imagine, type Match, type Outlook, type Table } from '../../match'
import type { Hand } from './levels'

/** All that a bot decides from: what its seat sees, its own hand, and a table to try things on. */
export interface Mind {
  game: AnyGame
  table: Table
  outlook: Outlook
  /** How its flicks miss, in its head as at the table. */
  hand: Hand
  /** Of its own chance. The same words make the same choice. */
  seed: string
}

/** One of the matches that could be the real one. */
export const imagined = ({ game, table, outlook, seed }: Mind, again: number | string): Match =>
  imagine(game, table, outlook, `${seed} ${again}`)
