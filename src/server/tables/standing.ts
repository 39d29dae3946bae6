import { cover } from '../../games/kit'
import { nameOf, stateNow, waitingFor, type Change, type Match } from '../../match'
import type { StoredStanding } from '../storage/store'

/** What the store notes beside a change: the list of matches is read without opening any. */
export function standingOf(m: Match, change: Change): StoredStanding {
  const { turns } = m.record
  const title = m.game.title(cover(stateNow(m), []))
  const waiting = waitingFor(m).map((seat) => nameOf(m, seat))
  return { title, waiting, firstTurn: turns.length - change.turns.length }
}
