import type { SetupSeat } from '../../games/kit'

/** The seats that win and lose together, side by side, in seat order; without teams each is its own. */
export function sidesOf(seats: readonly SetupSeat[]): SetupSeat[][] {
  const names = [...new Set(seats.map(sideOf))]
  return names.map((name) => seats.filter((seat) => sideOf(seat) === name))
}

/** A seat that bears the name of a team is not of that team. */
const sideOf = ({ id, team }: SetupSeat): string => (team === undefined ? `seat ${id}` : `team ${team}`)
