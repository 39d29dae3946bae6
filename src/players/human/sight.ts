import { bearingOf, direction } from '../../table/exact'
import { cross, edgesOf, minus, type Outline, worldOutline } from '../../table/outline'
import type { Id, Piece, Point } from '../../table/types'
import { between } from './numbers'
import { others, type Origin, pieceOf, type Scene, shapeOf } from './scene'

/** So many lines of sight are drawn across a piece to tell how much of it is hidden. */
const LINES = 61

const known = new WeakMap<Piece, Outline>()

/** In the frame of the table; worked out once, for a piece at rest is a value. */
export function outlineOf(scene: Scene, id: Id): Outline {
  const piece = pieceOf(scene, id)
  const outline = known.get(piece) ?? worldOutline(shapeOf(scene, id), piece.pose)
  known.set(piece, outline)
  return outline
}

export const bearingTo = (from: Point, to: Point): number => bearingOf(to.x - from.x, to.y - from.y)

/** How far along a line the outline is first met, mm; undefined when the line passes it by. */
export function met(from: Point, way: Point, outline: Outline): number | undefined {
  const distances = edgesOf(outline).flatMap(([start, end]) => {
    const edge = minus(end, start)
    const steep = cross(way, edge)
    const first = minus(start, from)
    const share = cross(first, way) / steep
    const far = cross(first, edge) / steep
    return share >= 0 && share <= 1 && far > 0 ? [far] : []
  })
  return distances.length ? Math.min(...distances) : undefined
}

/** What a piece looks like from a point. */
export interface Sector {
  /** Of its centre; degrees of the table. */
  bearing: number
  /** From its left to its right end, degrees from its centre. */
  left: number
  right: number
}

export function sectorOf(scene: Scene, from: Point, id: Id): Sector {
  const bearing = bearingTo(from, pieceOf(scene, id).pose)
  const turns = outlineOf(scene, id).map((corner) => between(bearing, bearingTo(from, corner)))
  return { bearing, left: Math.min(...turns), right: Math.max(...turns) }
}

/** What a line from the origin meets first. */
export function firstMet(scene: Scene, { point, on }: Origin, bearing: number): Id | undefined {
  const way = direction(bearing)
  const seen = others(scene, on).flatMap((id) => {
    const far = met(point, way, outlineOf(scene, id))
    return far === undefined ? [] : [{ id, far }]
  })
  return seen.toSorted((a, b) => a.far - b.far)[0]?.id
}

/** How much of a piece is hidden, and behind what most of all. */
export interface Hidden {
  share: number
  by: Id
}

export function hidden(scene: Scene, origin: Origin, id: Id): Hidden | null {
  const { bearing, left, right } = sectorOf(scene, origin.point, id)
  // From the middle of each of the equal parts, so that no line runs exactly along its end.
  const turns = Array.from({ length: LINES }, (_, i) => left + ((right - left) * (i + 0.5)) / LINES)
  const first = turns.flatMap((turn) => firstMet(scene, origin, bearing + turn) ?? [])
  const before = first.filter((one) => one !== id)
  if (before.length === 0) return null
  return { share: before.length / first.length, by: mostOften(before) }
}

function mostOften(ids: readonly Id[]): Id {
  const often = (id: Id): number => ids.filter((other) => other === id).length
  return ids.reduce((best, id) => (often(id) > often(best) ? id : best))
}
