import type { Point } from '../types'
import { meet, nearestOn } from './segment'
import { type Edge, type Outline, cross, distance, edgesOf, minus, plus, side, times } from './vector'

/** Does a ray from p towards +x cross this edge? Half-open, so that a corner counts once. */
const crossesRay = (p: Point, [from, to]: Edge): boolean =>
  from.y > p.y !== to.y > p.y && from.y > p.y === side(from, to, p) < 0

/** Is the point within the outline? On the rim itself either answer may come: ask `distanceToEdge` there. */
export const inside = (p: Point, outline: Outline): boolean =>
  edgesOf(outline).filter((edge) => crossesRay(p, edge)).length % 2 === 1

/** From the point to the rim, mm, never negative, whichever side of the rim the point is on. */
export const distanceToEdge = (p: Point, outline: Outline): number =>
  Math.min(...edgesOf(outline).map((edge) => distance(p, nearestOn(edge, p))))

/** Of the area, not of the corners. The outline must have an area. */
export function centroid(outline: Outline): Point {
  const origin = outline[0]!
  let sum = { x: 0, y: 0 }
  let area = 0
  for (const [from, to] of edgesOf(outline)) {
    const [p, q] = [minus(from, origin), minus(to, origin)]
    area += cross(p, q)
    sum = plus(sum, times(plus(p, q), cross(p, q)))
  }
  return plus(origin, times(sum, 1 / (3 * area)))
}

/** Does the segment p-q share a point with the outline or what it encloses? Grazing the rim counts. */
export const segmentCrosses = (p: Point, q: Point, outline: Outline): boolean =>
  inside(p, outline) || edgesOf(outline).some((edge) => meet([p, q], edge))
