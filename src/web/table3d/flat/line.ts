import type { Point } from '../../../table/types'
import { ahead, bearingTo, distanceTo, steps } from './bearing'
import { type Sheet, joined, strip, strips, vertex } from './sheet'

/** Two points of a line with how solid it is there. */
export interface Stroke {
  from: Point
  to: Point
  width: number
  alpha: readonly [from: number, to: number]
}

export function stroke({ from, to, width, alpha }: Stroke): Sheet {
  const bearing = bearingTo(from, to)
  const beside = (offset: number) => [
    vertex(ahead(from, bearing + 90, offset), alpha[0]),
    vertex(ahead(to, bearing + 90, offset), alpha[1]),
  ]
  return strip(beside(-width / 2), beside(width / 2))
}

export const polyline = (points: readonly Point[], width: number, alpha = 1): Sheet =>
  joined(...points.slice(1).map((to, i) => stroke({ from: points[i]!, to, width, alpha: [alpha, alpha] })))

/** Walks along a polyline: `mm` from its start, no farther than its end. */
export function pointAlong(points: readonly Point[], mm: number): Point {
  let left = mm
  for (const [i, to] of points.slice(1).entries()) {
    const from = points[i]!
    const length = distanceTo(from, to)
    if (left <= length && length > 0) return ahead(from, bearingTo(from, to), left)
    left -= length
  }
  return points.at(-1)!
}

/** The same line without its first `mm`; nothing when it is no longer than that. */
export function cutFrom(points: readonly Point[], mm: number): Point[] {
  if (lengthOf(points) <= mm) return []
  const rest = points.filter((_, i) => lengthOf(points.slice(0, i + 1)) > mm)
  return [pointAlong(points, mm), ...rest]
}

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, to, i) => sum + distanceTo(points[i]!, to), 0)

/** Dashes of `dash` mm every `every` mm; `alphaAt`: by the share of the way. */
export function dashes(
  points: readonly Point[],
  width: number,
  [dash, every]: readonly [number, number],
  alphaAt: (share: number) => number,
): Sheet {
  const length = lengthOf(points)
  const starts = Array.from({ length: Math.ceil(length / every) }, (_, i) => i * every)
  const drawn = starts.map((start) => {
    const end = Math.min(start + dash, length)
    const alpha = [alphaAt(start / length), alphaAt(end / length)] as const
    return stroke({ from: pointAlong(points, start), to: pointAlong(points, end), width, alpha })
  })
  return joined(...drawn)
}

const CIRCLE = 48

export function arc(centre: Point, radius: number, from: number, to: number, alpha: number, count = CIRCLE) {
  return steps(from, to, count).map((bearing) => vertex(ahead(centre, bearing, radius), alpha))
}

export const ring = (centre: Point, radius: number, width: number, alpha = 1): Sheet =>
  strip(arc(centre, radius - width / 2, 0, 360, alpha), arc(centre, radius + width / 2, 0, 360, alpha))

/** Bright at the inner radius, gone at the outer one. */
export const halo = (centre: Point, inner: number, outer: number, alpha: number): Sheet =>
  strips(
    arc(centre, inner, 0, 360, alpha),
    arc(centre, inner + (outer - inner) * 0.4, 0, 360, alpha * 0.36),
    arc(centre, outer, 0, 360, 0),
  )

export const spot = (centre: Point, radius: number, alpha = 1): Sheet =>
  strip(arc(centre, 0, 0, 360, alpha), arc(centre, radius, 0, 360, alpha))
