import { offer, type Question, type Script, type Seat } from '../../../kit'
import { scenarios } from '../../data'
import type { Arrival } from '../../data/types'
import { joining, noRoom } from '../../rules/arrival'
import { sayWhere } from '../../rules/placement'
import type { G } from '../../rules/rules'
import { enter } from '../../rules/setup'
import { shapeOf, shipsOf } from '../../rules/ships'
import { tell } from '../../rules/words'
import type { Ship, State } from '../../state'
import type { Pose } from '../../../../table/types'

/** D-97a, D-99  What is due keeps its side in the battle, also what it may add or not. */
export const isAwaited = (s: State, seat: Seat): boolean =>
  shipsOf(s, seat).some(({ where }) => where === 'due')

/** Also those for which there was no room when they were due. */
export function* arrivals(g: G): Script {
  for (const side of scenarios[g.s.scenario]!.sides)
    for (const arrival of side.arrivals) if (arrival.round <= g.s.round) yield* arrive(g, side.id, arrival)
}

function* arrive(g: G, seat: Seat, { round, placement, poses }: Arrival): Script {
  const ships = shipsOf(g.s, seat).filter(({ due }) => due === round)
  for (const [i, ship] of ships.entries()) {
    if (ship.where !== 'due') continue
    if (!placement) comesIn(g, ship, poses[i]!)
    else yield* offer(g, question(g, ship, sayWhere(placement)), [joining(g, ship, placement, poses[i])])
  }
}

/** D-102  Where the data says; if somebody is there, as soon as there is room. */
function comesIn(g: G, ship: Ship, pose: Pose): void {
  if (g.tape.overlaps(shapeOf(ship), pose).length > 0) return noRoom(g, ship)
  enter(g, ship, pose)
  tell(g.s, `${ship.name} joins the battle.`, { is: 'arrives', piece: ship.id })
}

const question = (g: G, { name, seat }: Ship, hint: string): Question => ({
  key: 'arrive',
  seat,
  why: `${name} joins ${g.s.sides[seat]!.name}.`,
  say: `Place ${name}, which joins you now.`,
  hint,
  rule: '001:219 Get them while the training wheels are still on, 001:231 Flight before the firestorm, D-09',
})
