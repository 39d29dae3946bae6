import { listed, type Base, type Seat } from '../games/kit'
import { agreedOn, resignedSeats } from './record/journal'
import type { Match } from './match'
import type { Ending, JournalEntry, MatchRecord, SeatName } from './record/record'

/** 'Ada and Ben win together.' `seats`: all of the match. */
export function sayResult({ how, winners, draw }: Ending, seats: readonly SeatName[]): string {
  if (how === 'not stored') return 'How it ended was not stored.'
  if (draw) return 'Nobody wins.'
  const won = seats.filter(({ seat }) => winners.includes(seat))
  if (won.length === 0) return seats.length === 1 ? `${seats[0]!.name} loses.` : 'Everybody loses.'
  const names = listed(won.map(({ name }) => name))
  if (won.length === 1) return `${names} wins.`
  return new Set(won.map(sideOf)).size === 1 ? `${names} win together.` : `${names} win.`
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
  if (why.length > 0 && isDecided(record.seats, seats))
    return { winners: [...seats], how: 'resigned', why: why.at(-1)! }
  if (!agreedOn(record.journal, 'draw', seats)) return null
  return { winners: [], draw: true, how: 'agreed', why: 'A draw by agreement.' }
}

/** The seats that no longer take part: they resigned, or a rule put them out. */
export const seatsOut = (journal: readonly JournalEntry[], { out = [] }: Pick<Base, 'out'>): Seat[] => [
  ...new Set([...resignedSeats(journal), ...out]),
]

/** The seats that still take part. */
export function seatsIn(m: Match): Seat[] {
  const out = seatsOut(m.record.journal, m.running.turn.s)
  return m.record.seats.map(({ seat }) => seat).filter((seat) => !out.includes(seat))
}

/** Seats of one team are one side. */
const sideOf = ({ seat, team }: SeatName): string => team ?? seat

const sidesIn = (seats: readonly SeatName[]): number => new Set(seats.map(sideOf)).size

/** So few are left that nobody plays on: one side, or none where all are one side. */
const isDecided = (seats: readonly SeatName[], left: readonly Seat[]): boolean =>
  sidesIn(seats.filter(({ seat }) => left.includes(seat))) < Math.min(2, sidesIn(seats))

/** What comes of it when that seat resigns. `out`: the seats that no longer take part. */
export function sayResigning(seats: readonly SeatName[], out: readonly Seat[], by: Seat): string {
  const left = seats.map(({ seat }) => seat).filter((seat) => seat !== by && !out.includes(seat))
  if (!isDecided(seats, left)) return 'The others play on.'
  return sayResult({ how: 'resigned', winners: left, why: '' }, seats)
}

export const nameIn = ({ seats }: MatchRecord, seat: Seat): string =>
  seats.find((one) => one.seat === seat)?.name ?? seat

export const nameOf = (m: Match, seat: Seat): string => nameIn(m.record, seat)
