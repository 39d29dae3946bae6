import { cover } from '../../games/kit'
import { nameOf, view, type Change, type Match } from '../../match'
import type { Standing } from '../storage/store'

/** What the store notes beside a change: the list of matches is read without opening any. */
export function standingOf(m: Match, change: Change): Standing {
  const { turns } = m.record
  const { s } = m.running.turn
  const title = m.game.title(cover(s, []))
  const waiting = view(m, []).prompt?.waiting.map((seat) => nameOf(m, seat)) ?? []
  return { title, waiting, firstTurn: turns.length - change.turns.length }
}
