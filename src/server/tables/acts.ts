import type { Seat } from '../../games/kit'
import { checkMove, offerDraw, retract, reply, settle, timesUndone } from '../../match'
import type { Answer, Flicked, Match, Move, Plays, Step } from '../../match'
import { refuse } from '../../table/refusal'
import { wasTaken } from './repeat'

/** A step, or the finding that it was taken before and stored then. */
export type Done = Step | 'done before'

/** Does a step of a match. `play`: plays its flick, if there is one. */
export type Act = (m: Match, play: (plays: Plays) => Flicked | Promise<Flicked>) => Done | Promise<Done>

/** Checked here, flicked by a thread, settled here. Nothing else happens in the match in between. */
export const answering =
  (seat: Seat, given: Answer): Act =>
  (m, play) => {
    if (wasTaken(m, seat, given)) return 'done before'
    const checked = checkMove(m, seat, given)
    if (!checked.ok) return checked
    const { move } = checked
    return move.plays ? flicked(m, move, () => play(move.plays!)) : settle(m, move)
  }

async function flicked(m: Match, move: Move, play: () => Flicked | Promise<Flicked>): Promise<Step> {
  try {
    return settle(m, move, await play())
  } catch (fault) {
    return { ...refuse('The flick could not be played. Please try again.'), fault }
  }
}

/** `at`: the entry the player saw last. A second click on 'undo' must not take back another step. */
export const retracting =
  (seat: Seat, at: number): Act =>
  (m) =>
    seenLast(m, at) ? (overdone(m, seat, 'take back') ?? retract(m, seat)) : MOVED_ON

export const offering =
  (seat: Seat): Act =>
  (m) =>
    overdone(m, seat, 'draw') ?? offerDraw(m, seat)

/** Accepting must mean the offer that the player saw. */
export const replying =
  (seat: Seat, at: number, how: 'accept' | 'decline'): Act =>
  (m) =>
    seenLast(m, at) ? reply(m, seat, how) : MOVED_ON

const MOVED_ON: Step = { ok: false, why: 'The match has moved on meanwhile. Look again, then decide.' }

const seenLast = ({ record }: Match, at: number): boolean => (record.journal.at(-1)?.n ?? 0) === at

/** Taken back in one match, by all together: more than any match needs, and a journal must end. */
const MOST_UNDONE = 500

/** Refuses what would let a journal grow without end: an offer made again at once, taking back for ever. */
function overdone({ record: { journal } }: Match, seat: Seat, offer: 'draw' | 'take back'): Step | null {
  const last = journal.findLast(
    (entry) =>
      entry.is === 'fact' ||
      entry.is === 'undo' ||
      (entry.is === 'offer' && entry.by === seat && entry.offer === offer),
  )
  const offered = last?.is === 'offer'
  if (offered) return { ok: false, why: 'You have offered that already. Offer it again after the next step.' }
  if (offer === 'draw' || timesUndone(journal) < MOST_UNDONE) return null
  return { ok: false, why: `In this match ${MOST_UNDONE} steps were taken back; no more can be.` }
}
