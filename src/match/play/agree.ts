import type { Seat } from '../../games/kit'
import { refuse } from '../../table/refusal'
import type { Refusal } from '../../table/types'
import { nextNumber, type Match } from '../match'
import { ended, endingNow, nameOf, seatsIn } from '../outcome'
import { agreedOn, openOffer } from '../record/journal'
import { addFact, append } from './advance'
import { attempt, type Step } from './step'
import { takeBack } from './undo'

/** Offers a draw to everybody else. */
export function offerDraw(m: Match, by: Seat): Step {
  return attempt(m, (change) => {
    if (ended(m)) return refuse('The match is over.')
    if (!seatsIn(m).includes(by)) return notIn(m, by)
    if (seatsIn(m).length === 1) return refuse('There is nobody to agree with.')
    if (openOffer(m.record.journal, seatsIn(m))) return refuse('An offer is open already.')
    append(m, change, { n: nextNumber(m), is: 'offer', offer: 'draw', by })
  })
}

/** Accepts or declines the open offer. */
export function reply(m: Match, by: Seat, how: 'accept' | 'decline'): Step {
  return attempt(m, (change) => {
    const seats = seatsIn(m)
    const open = openOffer(m.record.journal, seats)
    if (!open || ended(m)) return refuse('There is no offer to answer.')
    if (!seats.includes(by)) return notIn(m, by)
    if (open.accepted.includes(by)) return refuse('You have agreed already; the others decide.')
    append(m, change, { n: nextNumber(m), is: 'reply', reply: how, by })
    if (agreedOn(m.record.journal, 'take back', seats)) takeBack(m, change, open.by, 'take back')
  })
}

/**
 * That seat leaves the match. When only one side is still in, it has won; else the match goes on, the rules
 * are told, and nothing more is asked of that seat.
 */
export function resign(m: Match, by: Seat): Step {
  return attempt(m, (change) => {
    if (ended(m)) return refuse('The match is over.')
    if (!seatsIn(m).includes(by)) return notIn(m, by)
    append(m, change, { n: nextNumber(m), is: 'resigned', by })
    const { [by]: _, ...pending } = m.record.pending
    m.record.pending = pending
    const { request } = m.running.turn
    if (!endingNow(m) && request) addFact(m, change, { key: request.key, did: 'left', seat: by })
  })
}

const notIn = (m: Match, seat: Seat): Refusal =>
  refuse(
    m.record.seats.some((one) => one.seat === seat)
      ? `${nameOf(m, seat)} is no longer in the match.`
      : `${nameOf(m, seat)} does not sit at this table.`,
  )
