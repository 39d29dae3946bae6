import type { Seat } from '../../../games/kit'
import type { View } from '../../../match'
import type { Seen } from './seen'

export interface Columns {
  left: Seat
  right: Seat[]
}

/**
 * The columns stay where they are, whoever is to decide: the first seat on the left, the others on the right.
 */
export function columns({ view }: Pick<Seen, 'view'>): Columns {
  const [left, ...right] = view.seats.map(({ seat }) => seat)
  return { left: left!, right }
}

/** Where there is room for one alone it is that of whoever decides: what may be chosen is in it. */
export function decidingFirst({ view, seat }: Pick<Seen, 'view' | 'seat'>): Columns {
  const seats = view.seats.map((one) => one.seat)
  return { left: seat, right: seats.filter((one) => one !== seat) }
}

/** Seats of this screen that still take part: only they resign, offer and agree. */
export const ownSeats = ({ retract, out }: Pick<View, 'retract' | 'out'>): Seat[] =>
  Object.keys(retract).filter((seat) => !out.includes(seat))

/** How many seats still take part, at any screen. */
export const stillIn = ({ seats, out }: Pick<View, 'seats' | 'out'>): number => seats.length - out.length
