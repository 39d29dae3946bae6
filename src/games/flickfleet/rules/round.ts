import { log, roll, type Script, type Seat } from '../../kit'
import { scenarios } from '../data'
import type { State } from '../state'
import { verdict } from './ending'
import { fleetInPlay, inPlay, shipsOf } from './ships'
import type { G } from './rules'
import { tell } from './words'

/** D-03: who goes first when both sides have as many ships. */
const TIE_ORDER = ['uprising', 'storm', 'imperium', 'hive', 'pirates']

const canActivate = (s: State, seat: Seat): boolean => fleetInPlay(s, seat).some((ship) => ship.cube)

/** 001:39 Playing a round: all ships have been activated. */
export const roundIsOver = (s: State): boolean => !s.seats.some((seat) => canActivate(s, seat))

/** 001:39, 42  A new round begins: a cube on each ship in play. */
export function* newRound(g: G): Script {
  const { s } = g
  if (s.round > 0) for (const step of g.rules.roundEnd) yield* step(g)
  s.round += 1
  for (const step of g.rules.roundStart) yield* step(g)
  s.turnOf = s.round === 1 ? yield* starter(g) : nextStarter(s)
  for (const ship of Object.values(s.ships)) ship.cube = inPlay(ship)
  log(s, `Round ${s.round} begins. ${s.sides[s.turnOf]!.name} activates first.`)
  yield* verdict(g)
}

/** 001:37, D-02, D-03  Decided once: by ships, by faction, or by a die. */
export function* starter(g: G): Script<Seat> {
  const [first, second] = scenarios[g.s.scenario]!.starter === 'random' ? g.s.seats : strongest(g.s)
  g.s.first ??= second ? yield* toss(g, first!, second) : first!
  return g.s.first
}

/**
 * D-02, D-03  Most ships on the table or about to be placed; a tie goes by faction. Two of one faction stay
 * tied.
 */
function strongest(s: State): Seat[] {
  const count = (seat: Seat): number =>
    shipsOf(s, seat).filter(({ where }) => where === 'table' || where === 'to place').length
  const rank = (seat: Seat): number => TIE_ORDER.indexOf(s.sides[seat]!.faction)
  const sorted = [...s.seats].sort((a, b) => count(b) - count(a) || rank(a) - rank(b))
  const [best] = sorted
  return sorted.filter((seat) => count(seat) === count(best!) && rank(seat) === rank(best!))
}

/** D-03  A die between two: odd for the first. */
function* toss(g: G, first: Seat, second: Seat): Script<Seat> {
  const name = (seat: Seat): string => g.s.sides[seat]!.name
  const [die] = yield* roll('starter', `A D6 for who begins: odd ${name(first)}, even ${name(second)}.`, 6)
  const seat = die! % 2 ? first : second
  const say = `The D6 shows ${die}: ${name(seat)} begins.`
  tell(g.s, say, { is: 'toss', piece: '', value: die!, die: 'D6' })
  return seat
}

/** 001:37, D-01  Whoever did not make the last activation starts; without a ship the other goes on. */
export function nextStarter(s: State): Seat {
  const other = s.seats.find((seat) => seat !== s.lastActive && shipsOf(s, seat).some(inPlay))
  return other ?? s.lastActive ?? s.seats[0]!
}

/** 001:41, D-06  The other side's turn, unless it has no ship left to activate. */
export function passTurn(s: State): void {
  const other = s.seats.find((seat) => seat !== s.turnOf && canActivate(s, seat))
  if (other) s.turnOf = other
}
