import type { Seat } from '../games/kit'
import { agreedOn, resignedSeats } from './record/journal'
import type { Match } from './match'
import type { Ending, MatchRecord, SeatName } from './record/record'

/** 'Ada and Ben win.' */
export function sayResult(ending: Ending, nameOf: (seat: Seat) => string): string {
  if (ending.how === 'not stored') return 'How it ended was not stored.'
  const { winners, draw } = ending
  if (winners.length === 0) return draw ? 'Nobody wins.' : 'Everybody loses.'
  return `${winners.map(nameOf).join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}.`
}

export const ended = (m: Match): Ending | null => m.record.ending

/** How the match ends as it stands; null: it goes on. */
export function endingNow(m: Match): Ending | null {
  const apart = endedByPlayers(m.record, seatsIn(m))
  if (apart) return apart
  const { request } = m.running.turn
  if (request?.do !== 'over') return null
  const { winners, draw, scores, why } = request
  return { how: 'rules', winners, ...(draw ? { draw } : {}), ...(scores ? { scores } : {}), why }
}

/** What the players ended among themselves. `seats`: those that are still in. */
export function endedByPlayers(record: MatchRecord, seats: readonly Seat[]): Ending | null {
  const why = resignedSeats(record.journal).map((seat) => `${nameIn(record, seat)} resigns.`)
  if (why.length > 0 && sidesOf(record, seats).length < Math.min(2, allSides(record).length))
    return { winners: [...seats], how: 'resigned', why: why.at(-1)! }
  if (!agreedOn(record.journal, 'draw', seats)) return null
  return { winners: [], draw: true, how: 'agreed', why: 'A draw by agreement.' }
}

/** The seats that still take part: nobody there resigned, and no rule put them out. */
export function seatsIn(m: Match): Seat[] {
  const out = [...resignedSeats(m.record.journal), ...(m.running.turn.s.out ?? [])]
  return m.record.seats.map(({ seat }) => seat).filter((seat) => !out.includes(seat))
}

/** Seats of one team are one side. */
const sideOf = ({ seat, team }: SeatName): string => team ?? seat

const allSides = ({ seats }: MatchRecord): string[] => [...new Set(seats.map(sideOf))]

const sidesOf = ({ seats }: MatchRecord, among: readonly Seat[]): string[] => [
  ...new Set(seats.filter(({ seat }) => among.includes(seat)).map(sideOf)),
]

export const nameIn = ({ seats }: MatchRecord, seat: Seat): string =>
  seats.find((one) => one.seat === seat)?.name ?? seat

export const nameOf = (m: Match, seat: Seat): string => nameIn(m.record, seat)
