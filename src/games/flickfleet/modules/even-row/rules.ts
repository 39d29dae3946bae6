import { log, put, type Script, type Seat } from '../../../kit'
import { scenarios } from '../../data'
import type { Row } from '../../data/types'
import { evenRow, widthOf } from '../../rules/row'
import type { G } from '../../rules/rules'
import { enter, toPlace } from '../../rules/setup'
import { fleetInPlay, pieceOf, shapeOf } from '../../rules/ships'
import type { Ship } from '../../state'
import type { Point, Pose, Region, Side, Tape } from '../../../../table/types'

/** Both fleets at once, after obstacles; a fleet that finds no room beside them is placed by hand. */
// oxlint-disable-next-line require-yield -- nobody is asked
export function* standInRows(g: G): Script<boolean> {
  return g.s.seats.map((seat) => standInRow(g, seat)).includes(true)
}

/** False when nothing is to do, also once a fleet is being placed by hand. */
function standInRow(g: G, seat: Seat): boolean {
  const ships = toPlace(g.s, seat)
  if (ships.length === 0 || fleetInPlay(g.s, seat).length > 0) return false
  const row = rowOf(g, seat, ships)
  if (row.length < ships.length) return false
  for (const { ship, pose } of row) enter(g, ship, pose)
  log(g.s, `${g.s.sides[seat]!.name} stands in a row along its edge.`)
  return true
}

/** From the middle outwards, so that who gives way to an obstacle does so away from the middle. */
function rowOf(g: G, seat: Seat, ships: readonly Ship[]): { ship: Ship; pose: Pose }[] {
  let table = g.s.table
  return outwards(places(g, seat, ships)).flatMap(({ ship, right, row }) => {
    const pose = freePose(g.tape.at(table), shapeOf(ship), g.s.sides[seat]!.edge, row, right)
    if (!pose) return []
    table = put(table, ship.id, pieceOf(ship, pose))
    return [{ ship, pose }]
  })
}

/** `right`: of the middle of the edge, as the owner sees it, mm. */
interface Place {
  ship: Ship
  right: number
  row: Row
}

function places(g: G, seat: Seat, ships: readonly Ship[]): Place[] {
  const row = scenarios[g.s.scenario]!.sides.find(({ id }) => id === seat)!.deployment.row!
  const width = (ship: Ship): number => widthOf(g.tape.board, shapeOf(ship))
  const widest = ships.toSorted((a, b) => width(b) - width(a))
  const rights = evenRow(g.tape.board, widest.map(width), row)
  return widest.map((ship, i) => ({ ship, right: rights[i]!, row }))
}

const outwards = (some: readonly Place[]): Place[] =>
  some.toSorted((a, b) => Math.abs(a.right) - Math.abs(b.right))

/** mm between two places that are tried. */
const STEP = 1

function freePose(tape: Tape, shape: string, edge: Side, { rearAt }: Row, right: number): Pose | null {
  const where: Region = { rearAt, from: edge }
  const { size } = tape.board
  const step = right < 0 ? -STEP : STEP
  for (let at = right; Math.abs(at) < size.x / 2; at += step) {
    const spot = tape.place(shape, where, along(size, edge, at))
    if (spot.ok) return spot.pose
  }
  return null
}

/** So far right of the middle of the edge; the region makes the rest of the pose. */
function along(size: Point, edge: Side, right: number): Pose {
  const onwards = edge === 'S' || edge === 'E' ? right : -right
  return { x: size.x / 2 + onwards, y: size.y / 2 + onwards, a: 0 }
}
