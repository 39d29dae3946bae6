import type { Point } from '../types'
import { inside } from './inside'
import { meet, nearestOn } from './segment'
import { type Edge, type Outline, cross, distance, edgesOf, minus, plus, side, times } from './vector'

/** Edge to edge in mm, with the point of either outline where they are nearest. */
export interface Gap {
  gap: number
  a: Point
  b: Point
}

const pair = (a: Point, b: Point): Gap => ({ gap: distance(a, b), a, b })

/** From each end of either segment to the other: when the two do not meet, one of these is the nearest. */
export const endGaps = (a: Edge, b: Edge): Gap[] => [
  ...a.map((end) => pair(end, nearestOn(b, end))),
  ...b.map((end) => pair(nearestOn(a, end), end)),
]

const nearer = (best: Gap, next: Gap): Gap => (next.gap < best.gap ? next : best)

/** Where two segments that meet have a point in common. */
function common(a: Edge, b: Edge): Point {
  const [along, other] = [minus(a[1], a[0]), minus(b[1], b[0])]
  const turn = cross(along, other)
  if (turn === 0) return endGaps(a, b).reduce(nearer).a
  return plus(a[0], times(along, side(...b, a[0]) / turn))
}

const shared = (at: Point): Gap => ({ gap: 0, a: at, b: at })

/** A point in both outlines, or null. */
function overlap(a: Outline, b: Outline): Gap | null {
  const others = edgesOf(b)
  for (const edge of edgesOf(a)) {
    const met = others.find((other) => meet(edge, other))
    if (met) return shared(common(edge, met))
  }
  if (inside(a[0]!, b)) return shared(a[0]!)
  return inside(b[0]!, a) ? shared(b[0]!) : null
}

/** From a corner of the one to the rim of the other, the least. */
function fromCorners(corners: Outline, rim: Outline): Gap {
  const edges = edgesOf(rim)
  let best = pair(corners[0]!, rim[0]!)
  for (const corner of corners) {
    for (const edge of edges) best = nearer(best, pair(corner, nearestOn(edge, corner)))
  }
  return best
}

const turned = ({ gap, a, b }: Gap): Gap => ({ gap, a: b, b: a })

/** The nearest points of two outlines. The gap is 0 when they touch or overlap, at a point they share. */
export const gapBetween = (a: Outline, b: Outline): Gap =>
  overlap(a, b) ?? nearer(fromCorners(a, b), turned(fromCorners(b, a)))
