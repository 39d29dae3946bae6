import type { Seat } from '../../games/kit'
import { answer, retract, reply, type Answer, type Match, type Step } from '../../match'
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
    seenLast(m, at) ? retract(m, seat) : MOVED_ON

/** Accepting must mean the offer that the player saw. */
export const replying =
  (seat: Seat, at: number, how: 'accept' | 'decline'): Act =>
  (m) =>
    seenLast(m, at) ? reply(m, seat, how) : MOVED_ON

const MOVED_ON: Step = { ok: false, why: 'The match has moved on meanwhile. Look again, then decide.' }

const seenLast = ({ record }: Match, at: number): boolean => (record.journal.at(-1)?.n ?? 0) === at
