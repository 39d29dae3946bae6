import type { AnyGame } from '../../games/kit'
import { imagine, type Outlook, type Table } from '../../match'

/** A bot takes a draw when it stands worse than this, from -1 to 1. */
const WORSE = -0.25

/** Does a bot of that seat take a draw now? */
export function acceptsDraw(game: AnyGame, table: Table, from: Outlook): boolean {
  const match = imagine(game, table, from, 'a draw?')
  return game.bot!.judge(match.running.turn.play, from.seat) < WORSE
}
