import { cross, distance, type Edge, edgesOf, minus, type Outline, plus, times } from '../../../table/outline'
import type { Point } from '../../../table/types'

/** Where a finger first comes over the rim of a piece. */
export interface Crossing {
  /** The edge, as the outline counts. */
  edge: number
  /** Share of the way from one trace to the next. */
  share: number
  point: Point
  /** mm from the first corner of the edge. */
  along: number
}

/** From outside: an outline runs counter-clockwise, so its right side is outside. */
function crossingOf([from, to]: Edge, edge: number, start: Point, end: Point): Crossing | null {
  const [way, side] = [minus(end, start), minus(to, from)]
  const steep = cross(side, way)
  if (steep <= 0) return null
  const first = minus(from, start)
  const [share, on] = [cross(side, first) / steep, cross(way, first) / steep]
  if (share < 0 || share > 1 || on < 0 || on > 1) return null
  return { edge, share, point: plus(start, times(way, share)), along: on * distance(from, to) }
}

export function firstCrossing(outline: Outline, start: Point, end: Point): Crossing | null {
  const all = edgesOf(outline).flatMap((edge, i) => crossingOf(edge, i, start, end) ?? [])
  return all.toSorted((a, b) => a.share - b.share)[0] ?? null
}
