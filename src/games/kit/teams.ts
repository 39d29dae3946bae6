import type { Choices } from './choice'
import { filled } from './choice'
import type { Base, Setup, SetupSeat } from './game'
import type { Seat } from './prompt'

/** What a question about friend and foe looks at. */
type Sides = Pick<Base, 'seats' | 'teams'>

/** A seat without a team is a side by itself; so is a seat that nobody has, such as the owner of scenery. */
const sideOf = ({ teams }: Sides, seat: Seat): string => teams?.[seat] ?? seat

/** Whether these two win and lose together; a seat is its own ally. */
export const areAllies = (s: Sides, one: Seat, other: Seat): boolean => sideOf(s, one) === sideOf(s, other)

/** The seats that win and lose with this one, itself included, in seat order. */
export const allies = (s: Sides, seat: Seat): Seat[] => s.seats.filter((other) => areAllies(s, seat, other))

/** The seats of other sides, in seat order. */
export const foes = (s: Sides, seat: Seat): Seat[] => s.seats.filter((other) => !areAllies(s, seat, other))

/** `Base.teams` for these seats; nothing where every seat plays for itself. */
export function teamsOf(seats: readonly SetupSeat[]): Pick<Base, 'teams'> {
  const named = seats.flatMap(({ id, team }) => (team === undefined ? [] : [[id, team] as const]))
  return named.length > 0 ? { teams: Object.fromEntries(named) } : {}
}

/** The seats of a set-up with these choices; what is left out is as usual. `choices` hold nothing wrong. */
export const seatsWith = ({ seats, choices: known }: Setup, choices: Choices): readonly SetupSeat[] =>
  seats(filled(known, choices))
