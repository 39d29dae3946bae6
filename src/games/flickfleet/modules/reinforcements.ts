import { log, offer, placeable, type Script } from '../../kit'
import { scenarios } from '../data'
import type { Arrival } from '../data/types'
import { regionOf, sayWhere } from '../rules/placement'
import type { G, Module } from '../rules/rules'
import { enter } from '../rules/setup'
import { shapeOf, shipsOf } from '../rules/ships'
import type { Ship } from '../state'
import type { Pose } from '../../../table/types'

/** 001:219, 231, D-99  Ships that are due in a round are placed at its start, before the cubes. */
export const reinforcements: Module = (rules) => ({
  ...rules,
  roundStart: [...rules.roundStart, arrive],
  pending: [...rules.pending, (s, seat) => shipsOf(s, seat).some(isDue)],
})

/** Due for certain: ships that their owner may add or not keep nobody in the battle. */
const isDue = ({ where, due = 0 }: Ship): boolean => where === 'due' && due > 0

function* arrive(g: G): Script {
  for (const side of scenarios[g.s.scenario]!.sides) {
    const ships = shipsOf(g.s, side.id).filter((ship) => isDue(ship) && ship.due! <= g.s.round)
    const arrival = side.arrivals.find(({ round }) => round === g.s.round)
    for (const [i, ship] of ships.entries()) yield* arrives(g, ship, arrival!, arrival!.poses[i]!)
  }
}

/** With no room at all it comes a round later. */
function* arrives(g: G, ship: Ship, { placement }: Arrival, near: Pose): Script {
  const spec = { piece: ship.id, shape: shapeOf(ship), where: regionOf(g.s, ship.seat, placement!), near }
  const question = {
    key: 'arrive',
    seat: ship.seat,
    why: `${ship.name} joins ${g.s.sides[ship.seat]!.name}.`,
    say: `Place ${ship.name}, which joins you now.`,
    hint: sayWhere(placement!),
    rule: '001:219, 231, D-09, D-99',
  }
  yield* offer(g, question, [
    // oxlint-disable-next-line require-yield -- placing asks nothing more
    placeable('place', `Place ${ship.name}`, spec, function* (pose) {
      if (pose === 'nowhere') return
      enter(g, ship, pose)
      log(g.s, `${ship.name} joins the battle.`, { is: 'arrives', piece: ship.id })
    }),
  ])
}
