import {
  offer,
  placeable,
  put,
  type Entry,
  type Question,
  type Script,
  type Seat,
  type What,
} from '../../kit'
import { scenarios } from '../data'
import type { Placement } from '../data/types'
import type { Ship, State } from '../state'
import { regionOf, sayWhere, withRoom } from './placement'
import { seatsAfter } from './order'
import { starter } from './round'
import type { G } from './rules'
import { pieceOf, shapeOf, shipsOf } from './ships'
import { tell } from './words'
import type { Pose, Region } from '../../../table/types'

export const toPlace = (s: State, seat: Seat): Ship[] =>
  shipsOf(s, seat).filter(({ where }) => where === 'to place')

/** 001:33, 177, D-08, D-09  One ship is placed; false when all stand. */
export function* placeShips(g: G): Script<boolean> {
  const waiting = g.s.seats.filter((seat) => toPlace(g.s, seat).length > 0)
  if (waiting.length === 0) return false
  const { placing, order, sides } = scenarios[g.s.scenario]!
  const seat = placing === 'alternate' ? yield* alternately(g, waiting) : inOrder(waiting, order)
  const ships = toPlace(g.s, seat)
  const { placement } = sides.find(({ id }) => id === seat)!
  yield* placeOne(g, placing === 'alternate' ? ships : ships.slice(0, 1), placement!)
  g.s.placedLast = seat
  return true
}

/** D-08  One side after another, each its whole fleet. */
const inOrder = (waiting: readonly Seat[], order: readonly string[]): Seat =>
  order.find((side) => waiting.includes(side)) ?? waiting[0]!

/** 001:177  The sides take turns, whoever starts first; a side that is done is passed over. */
function* alternately(g: G, waiting: readonly Seat[]): Script<Seat> {
  const first = yield* starter(g)
  const turns =
    g.s.placedLast === undefined ? [first, ...seatsAfter(g.s, first)] : seatsAfter(g.s, g.s.placedLast)
  return turns.find((seat) => waiting.includes(seat))!
}

/** One of these ships, of one side, is put on the table. */
function* placeOne(g: G, ships: readonly Ship[], placement: Placement): Script {
  const [{ seat, name }] = ships as [Ship]
  const which = ships.length > 1 ? 'a ship' : name
  const usual = regionOf(g.s, seat, placement)
  const spots = ships.map((ship) => ({ ship, where: withRoom(g.tape, shapeOf(ship), usual) }))
  const crowded = spots.some(({ where }) => where !== usual)
  const question: Question = {
    key: 'deploy',
    seat,
    why: `${g.s.sides[seat]!.name} places ${which}.`,
    say: `Place ${which}.`,
    hint: crowded ? `${sayWhere(placement)} ${CROWDED}` : sayWhere(placement),
    rule: '001:33 Introductory scenario, 001:177 Fair battles, Setup, D-08, D-09',
    ...(crowded ? { house: true } : {}),
  }
  const id = (ship: Ship): string => (ships.length > 1 ? `place:${ship.id}` : 'place')
  yield* offer(
    g,
    question,
    spots.map(({ ship, where }) => placing(g, ship, where, id(ship))),
  )
}

const CROWDED = 'Where there is no room left, it stands as near behind that as it can.'

function placing(g: G, ship: Ship, where: Region, id: string): Entry {
  const spec = { piece: ship.id, shape: shapeOf(ship), where }
  const what: What = { id, verb: 'place', say: ['Place', ship.name], of: { piece: ship.id } }
  // oxlint-disable-next-line require-yield -- placing asks nothing more
  return placeable(what, spec, function* (pose) {
    if (pose === 'nowhere') throw new Error(`There is no room for ${ship.name}.`)
    enter(g, ship, pose)
    tell(g.s, `${ship.name} is placed.`, { is: 'placed', piece: ship.id })
  })
}

/** A ship comes on the table. */
export function enter(g: G, ship: Ship, pose: Pose): void {
  ship.where = 'table'
  g.s.table = put(g.s.table, ship.id, pieceOf(ship, pose))
}
