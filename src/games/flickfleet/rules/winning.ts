import { foes, type Seat } from '../../kit'
import type { G, Win } from './rules'
import { fleetInPlay, shipsOf } from './ships'

/** The conditions that scenarios of the base book name (001:107, and each scenario's Objectives). */

/** D-57, D-99  In play, or to come. */
export const stillThere = (g: G, seat: Seat): boolean =>
  fleetInPlay(g.s, seat).length > 0 || g.rules.pending.some((pending) => pending(g.s, seat))

/** 001:107, D-49  No foe has a ship in play or to come. */
export const lastStanding: Win = (g, side) => {
  const others = foes(g.s, side)
  if (others.some((seat) => stillThere(g, seat))) return null
  return `${others.map((seat) => g.s.sides[seat]!.name).join(' and ')} has no ship left in play.`
}

/** 001:221, D-104  The other side is gone, and enough of a kind are left to this one. */
export const sideGone: Win = (g, side, { of, keeps, keepsCount = 1 }) => {
  const kept = fleetInPlay(g.s, side).filter((ship) => ship.class === keeps)
  if (stillThere(g, of!) || (keeps && kept.length < keepsCount)) return null
  return `${g.s.sides[of!]!.name} has no ship left in play.`
}

/** 001:221, 236  So many of a kind were destroyed or left the table. */
export const shipLost: Win = (g, _, { of, ship: kind, count = 1 }) => {
  const lost = shipsOf(g.s, of!).filter((ship) => ship.class === kind && ship.where === 'lost')
  return lost.length < count
    ? null
    : `${g.s.sides[of!]!.name} has lost ${lost.map(({ name }) => name).join(' and ')}.`
}
