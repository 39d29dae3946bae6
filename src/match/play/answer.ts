import type { Seat } from '../../games/kit'
import type { Match } from '../match'
import type { Answer } from './check'
import { flickOf } from './flick'
import { checkMove } from './move'
import { settle } from './settle'
import { faulty, type Step } from './step'

/**
 * Answers a prompt, all at once: checked, flicked, settled. A late, repeated or wrong answer changes nothing
 * and says why.
 */
export function answer(m: Match, seat: Seat, given: Answer): Step {
  const checked = checkMove(m, seat, given)
  if (!checked.ok) return checked
  const { move } = checked
  try {
    return settle(m, move, move.plays && flickOf(m.table.play, move.plays))
  } catch (error) {
    return faulty(error)
  }
}
