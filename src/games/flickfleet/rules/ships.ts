import { classes } from '../data'
import type { ActionData, ShipClass } from '../data/types'
import type { Ship, State } from '../state'
import type { Slot } from './rules'
import { areAllies, type Seat } from '../../kit'
import type { Id, Piece, Pose } from '../../../table/types'

/** Small questions about ships. */

export const classOf = (ship: Ship): ShipClass => classes[ship.class]!

export const isWing = (ship: Ship): boolean => classOf(ship).kind === 'wing'

/** It has a dashboard and may be rammed; a station too (D-25). */
export const isCapital = (ship: Ship): boolean => isStation(ship) || classOf(ship).kind === 'capital'

/** D-22  It never moves, whatever runs into it. */
export const isStation = (ship: Ship): boolean => classOf(ship).kind === 'station'

export const inPlay = (ship: Ship): boolean => ship.where === 'table'

export const shipsOf = (s: State, seat: Seat): Ship[] =>
  Object.values(s.ships).filter((ship) => ship.seat === seat)

export const fleetInPlay = (s: State, seat: Seat): Ship[] => shipsOf(s, seat).filter(inPlay)

/** In play, and not of that seat's team; drones of nobody are everybody's enemies. */
export const enemies = (s: State, seat: Seat): Ship[] =>
  Object.values(s.ships).filter((ship) => !areAllies(s, seat, ship.seat) && inPlay(ship))

export const shipAt = (s: State, id: Id): Ship => {
  const ship = s.ships[id]
  if (!ship) throw new Error(`There is no ship '${id}'.`)
  return ship
}

/** As it lies on the table. */
export const pieceOf = (ship: Ship, pose: Pose): Piece => ({
  kind: 'ship',
  shape: shapeOf(ship),
  pose,
  ...(isStation(ship) ? { fixed: true as const } : {}),
})

/** How many shield cubes it has room for. */
export const shieldSpaces = (ship: Ship): number => classOf(ship).shields + (ship.moreShields ?? 0)

/** The piece's shape on the table: wings have one for each number of pieces left. */
export const shapeOf = (ship: Ship): string => (isWing(ship) ? `${ship.class}:${ship.pieces}` : ship.class)

export const discsLeft = (ship: Ship): number => ship.discs.reduce((sum, discs) => sum + discs, 0)

/** All actions printed for this ship, usable or not. */
export function slotsOf(ship: Ship): Slot[] {
  const { locations, actions } = classOf(ship)
  const wings = actions.map(
    (data, place): Slot => ({ id: data.type, name: data.type, place, location: null, data }),
  )
  const places = locations.flatMap(({ name, action }, at): Slot[] =>
    action ? [{ id: String(at), name, place: at, location: at, data: action }] : [],
  )
  return [...wings, ...places]
}

/** What the location of a dashboard does, if it does anything. */
export const actionAt = (ship: Ship, place: number): ActionData | null =>
  classOf(ship).locations[place]?.action ?? null

/** The location a result hits, or -1 (D-47 treats a missing number as a weak spot). */
export const locationHit = (ship: Ship, result: number): number =>
  classOf(ship).locations.findIndex(({ numbers }) => numbers.includes(result))

/** Wings of this class still aboard. */
export const aboard = (s: State, carrier: Ship, wing: string): Ship[] =>
  Object.values(s.ships).filter(
    (ship) => ship.carrier === carrier.id && ship.where === 'aboard' && ship.class === wing,
  )
