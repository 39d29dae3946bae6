import type { Seat } from '../../games/kit'
import {
  answer,
  offerDraw,
  retract,
  reply,
  timesUndone,
  type Answer,
  type Match,
  type Step,
} from '../../match'
import { wasTaken } from './repeat'

/** A step, or the finding that it was taken before and stored then. */
export type Act = (m: Match) => Step | 'done before'

export const answering =
  (seat: Seat, given: Answer): Act =>
  (m) =>
    wasTaken(m, seat, given) ? 'done before' : answer(m, seat, given)

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
