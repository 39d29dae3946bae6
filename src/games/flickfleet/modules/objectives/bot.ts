import type { Seat } from '../../../kit'
import { scenarios } from '../../data'
import type { G } from '../../rules/rules'
import { fleetInPlay, isCapital } from '../../rules/ships'
import { OBJECTIVE } from './rules'
import { own } from './state'

/** What a token counts that lies near a ship that may pick it up, where a fleet counts 1. */
const NEAR = 0.2
const FAR_MM = 700

/** How near the battle is to its end, by tokens, for who collects and for the other. */
export function tokens(g: G, seat: Seat): number {
  const goal = scenarios[g.s.scenario]!.win.find(({ if: word }) => word === 'collected')
  if (!goal) return 0
  const { delivered, lost } = own(g.s)
  const got = g.s.sides[goal.side]!.score / goal.count!
  const way = nearness(g, goal.side) / goal.count!
  return (seat === goal.side ? 1 : -1) * (got + way - (delivered + lost) / goal.count!)
}

/** Of the token that lies nearest to one of its capital ships. */
function nearness(g: G, seat: Seat): number {
  const lying = Object.values(g.s.things).filter(({ kind, where }) => kind === OBJECTIVE && where === 'table')
  const ships = fleetInPlay(g.s, seat).filter(isCapital)
  const gaps = lying.flatMap((token) => ships.map((ship) => g.tape.gap(ship.id, token.id)))
  return gaps.length === 0 ? 0 : NEAR * Math.max(0, 1 - Math.min(...gaps) / FAR_MM)
}
