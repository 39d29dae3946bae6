import { roll, type Script, type Seat } from '../../kit'
import { scenarios } from '../data'
import { factionOrder } from '../data/names'
import type { State } from '../state'
import type { G, Order } from './rules'
import { fleetInPlay, shipsOf } from './ships'
import { tell } from './words'

/** 001:37, 41  Whose turn it is. */

/** The seats in their order, beginning with the one after this, which comes last itself. */
export function seatsAfter({ seats }: Pick<State, 'seats'>, seat: Seat | null): Seat[] {
  const at = seats.indexOf(seat ?? '')
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)]
}

export const canActivate = (s: State, seat: Seat): boolean => fleetInPlay(s, seat).some((ship) => ship.cube)

/** 001:37, D-02, D-03  By ships, by faction, or by a die. */
export function* beginner(g: G): Script<Seat> {
  const tied = scenarios[g.s.scenario]!.starter === 'random' ? g.s.seats : strongest(g.s)
  return tied.length > 1 ? yield* toss(g, tied) : tied[0]!
}

/**
 * D-02, D-03  Most ships on the table or about to be placed; a tie goes by faction. Those of one faction stay
 * tied.
 */
function strongest(s: State): Seat[] {
  const count = (seat: Seat): number =>
    shipsOf(s, seat).filter(({ where }) => where === 'table' || where === 'to place').length
  const rank = (seat: Seat): number => factionOrder.indexOf(s.sides[seat]!.faction)
  const sorted = [...s.seats].sort((a, b) => count(b) - count(a) || rank(a) - rank(b))
  const [best] = sorted
  return sorted.filter((seat) => count(seat) === count(best!) && rank(seat) === rank(best!))
}

const ODD_OR_EVEN = ['odd', 'even']

/** D-03  A die between two: odd for the first. Between more each has a number. House rule. */
function* toss(g: G, tied: readonly Seat[]): Script<Seat> {
  const name = (seat: Seat): string => g.s.sides[seat]!.name
  const two = tied.length === 2
  const says = tied.map((seat, i) => `${two ? ODD_OR_EVEN[i] : i + 1} ${name(seat)}`)
  const die = two ? 'D6' : 'die'
  const [shown] = yield* roll(
    'starter',
    `A ${die} for who begins: ${says.join(', ')}.`,
    two ? 6 : tied.length,
  )
  const seat = tied[(shown! - 1) % tied.length]!
  const say = `The ${die} shows ${shown}: ${name(seat)} begins.`
  tell(g.s, say, { is: 'toss', piece: '', value: shown!, ...(two ? { die } : {}) })
  return seat
}

/** 001:37, D-01  Whoever comes after the one who made the last activation, and has a ship. */
const opener = ({ s }: G): Seat =>
  seatsAfter(s, s.lastActive).find((seat) => fleetInPlay(s, seat).length > 0) ?? s.lastActive ?? s.seats[0]!

/** 001:41, D-06  Whoever comes next and has a ship left to activate. */
const next = ({ s }: G): Seat => seatsAfter(s, s.turnOf).find((seat) => canActivate(s, seat)) ?? s.turnOf

export const order: Order = { beginner, opener, next }
