import type { Point } from '../types'
import { type Edge, dot, minus, plus, side, times } from './vector'

/** The point of the segment that is nearest to p. */
export function nearestOn([from, to]: Edge, p: Point): Point {
  const along = minus(to, from)
  const share = dot(minus(p, from), along) / dot(along, along)
  if (!(share > 0)) return from
  return share >= 1 ? to : plus(from, times(along, share))
}

const apart = (a: number, b: number): boolean => (a > 0 && b > 0) || (a < 0 && b < 0)

/** Two segments on one line: do they overlap there? */
function share([p, q]: Edge, [from, to]: Edge): boolean {
  const along = minus(q, p)
  const [start, end] = [dot(minus(from, p), along), dot(minus(to, p), along)]
  return Math.max(start, end) >= 0 && Math.min(start, end) <= dot(along, along)
}

/** Do two segments have a point in common, ends included? The first may be a mere point. */
export function meet(a: Edge, b: Edge): boolean {
  const [start, end] = [side(...b, a[0]), side(...b, a[1])]
  if (start === 0 && end === 0) return share(b, a)
  return !apart(start, end) && !apart(side(...a, b[0]), side(...a, b[1]))
}
