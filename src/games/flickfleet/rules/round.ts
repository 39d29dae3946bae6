import { log, type Script, type Seat } from '../../kit'
import type { State } from '../state'
import { fleetInPlay, inPlay, shipsOf } from './ships'
import { stalemate } from './stalemate'
import type { G } from './rules'

/** D-03: who goes first when both sides have as many ships. */
const TIE_ORDER = ['uprising', 'storm', 'imperium', 'hive', 'pirates']

const canActivate = (s: State, seat: Seat): boolean => fleetInPlay(s, seat).some((ship) => ship.cube)

/** 001:39 Playing a round: all ships have been activated. */
export const roundIsOver = (s: State): boolean => !s.seats.some((seat) => canActivate(s, seat))

/** 001:39, 42  A new round begins: a cube on each ship in play. */
export function* newRound(g: G): Script {
  const { s } = g
  if (s.round > 0) yield* stalemate(g)
  s.turnOf = s.round === 0 ? firstStarter(s) : nextStarter(s)
  s.round += 1
  s.lossThisRound = false
  for (const ship of Object.values(s.ships)) ship.cube = inPlay(ship)
  log(s, `Round ${s.round} begins. ${s.sides[s.turnOf]!.name} activates first.`)
}

/** 001:37, D-02, D-03  Most ships on the table; a tie goes by faction. */
export function firstStarter(s: State): Seat {
  const count = (seat: Seat): number => fleetInPlay(s, seat).length
  const rank = (seat: Seat): number => TIE_ORDER.indexOf(s.sides[seat]!.faction)
  return [...s.seats].sort((a, b) => count(b) - count(a) || rank(a) - rank(b))[0]!
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
