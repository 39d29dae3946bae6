import { log, type Script, type Seat } from '../../kit'
import type { State } from '../state'
import { verdict } from './ending'
import { canActivate } from './order'
import type { G } from './rules'
import { inPlay } from './ships'

/** 001:39 Playing a round: all ships have been activated. */
export const roundIsOver = (s: State): boolean => !s.seats.some((seat) => canActivate(s, seat))

/** 001:39, 42  A new round begins: a cube on each ship in play. */
export function* newRound(g: G): Script {
  const { s } = g
  if (s.round > 0) for (const step of g.rules.roundEnd) yield* step(g)
  s.round += 1
  for (const step of g.rules.roundStart) yield* step(g)
  s.turnOf = s.round === 1 ? yield* starter(g) : g.rules.order.opener(g)
  for (const ship of Object.values(s.ships))
    ship.cube = inPlay(ship) && !g.rules.idle.some((idle) => idle(g, ship))
  // A side whose ships have no cubes has no turn (D-06).
  if (!canActivate(s, s.turnOf)) s.turnOf = g.rules.order.next(g)
  log(s, `Round ${s.round} begins. ${s.sides[s.turnOf]!.name} activates first.`)
  yield* verdict(g)
}

/** 001:37  Who begins the battle: decided once. */
export function* starter(g: G): Script<Seat> {
  g.s.first ??= yield* g.rules.order.beginner(g)
  return g.s.first
}
