import { log, place, put, type Script } from '../../kit'
import { scenarios } from '../data'
import type { Ship, State } from '../state'
import type { G } from './rules'
import { shapeOf } from './ships'

/** Ships that still have to be placed, in the order of the scenario (D-08). */
export const toPlace = (s: State): Ship[] =>
  s.seats.flatMap((seat) =>
    Object.values(s.ships).filter((ship) => ship.seat === seat && ship.where === 'to place'),
  )

/** 001:33, D-08, D-09  One ship is placed with its rear edge at the scenario's distance from the own edge. */
export function* placeShip(g: G, ship: Ship): Script {
  const { edge } = g.s.sides[ship.seat]!
  const rearAt = scenarios[g.s.scenario]!.sides.find(({ id }) => id === ship.seat)!.rearEdgeMm
  const pose = yield* place(
    {
      key: 'deploy',
      seat: ship.seat,
      why: `Place ${ship.name}.`,
      hint: `Its rear edge stands ${rearAt / 10} cm from your edge, facing the table.`,
      rule: '001:33 Introductory scenario, D-08, D-09',
    },
    ship.id,
    shapeOf(ship),
    { rearAt, from: edge },
  )
  if (pose === 'nowhere') throw new Error(`There is no room for ${ship.name} along its edge.`)
  ship.where = 'table'
  g.s.table = put(g.s.table, ship.id, { kind: 'ship', shape: shapeOf(ship), pose })
  log(g.s, `${ship.name} is placed.`)
}
