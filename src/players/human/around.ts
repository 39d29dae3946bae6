import type { Id } from '../../table/types'
import { cm, fromSeat } from './numbers'
import { others, type Origin, pieceOf, type Scene } from './scene'
import { bearingTo, hidden, sectorOf } from './sight'

/** What lies around a piece, as one line of a list. */
export interface Neighbour {
  id: Id
  /** As the seat reads it, degrees. */
  bearing: number
  /** Edge to edge, mm. */
  gap: number
  /** How wide it looks, degrees. */
  width: number
  /** 'nothing', or how much of it is hidden behind what. */
  inTheWay: string
}

/** Everything around, clockwise from straight ahead of the seat. */
export function around(scene: Scene, origin: Origin): Neighbour[] {
  const list = others(scene, origin.on).map((id) => neighbour(scene, origin, id))
  return list.toSorted((a, b) => a.bearing - b.bearing)
}

function neighbour(scene: Scene, origin: Origin, id: Id): Neighbour {
  const { bearing, left, right } = sectorOf(scene, origin.point, id)
  return {
    id,
    bearing: fromSeat(bearing, scene.edge),
    gap: scene.tape.gap(origin.on, id),
    width: right - left,
    inTheWay: inTheWay(scene, origin, id),
  }
}

function inTheWay(scene: Scene, origin: Origin, id: Id): string {
  const found = hidden(scene, origin, id)
  if (!found) return 'nothing'
  const { share, by } = found
  const bearing = fromSeat(bearingTo(origin.point, pieceOf(scene, by).pose), scene.edge)
  const where = `${Math.round(bearing) % 360}°, ${cm(scene.tape.gap(origin.on, by))}`
  return `${howMuch(share)} hidden by ${scene.nameOf(by)} at ${where}`
}

function howMuch(share: number): string {
  if (share === 1) return 'wholly'
  if (share < 1 / 3) return 'partly'
  return share > 2 / 3 ? 'mostly' : 'half'
}
