import type { Seat } from '../games/kit'
import { drawAgreed } from './journal'
import type { Match } from './match'

/** How a match ended. No winners: a draw. */
export interface Ending {
  winners: Seat[]
  how: 'rules' | 'resigned' | 'agreed'
  why: string
}

export function ended(m: Match): Ending | null {
  const seats = m.record.seats.map(({ seat }) => seat)
  const resigned = m.record.journal.find((entry) => 'resigned' in entry)
  if (resigned && 'resigned' in resigned) {
    const winners = seats.filter((seat) => seat !== resigned.resigned)
    return { winners, how: 'resigned', why: `${nameOf(m, resigned.resigned)} resigns.` }
  }
  if (drawAgreed(m.record.journal, seats)) return { winners: [], how: 'agreed', why: 'A draw by agreement.' }
  const { request } = m.running.turn
  return request?.do === 'over' ? { winners: request.winners, how: 'rules', why: request.why } : null
}

export const nameOf = (m: Match, seat: Seat): string =>
  m.record.seats.find((s) => s.seat === seat)?.name ?? seat
