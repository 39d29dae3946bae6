import { type Edge, type Outline, cross, dot, edgesOf, minus } from '../outline'
import type { Point } from '../types'
import { SLACK } from './ground'

/** Moved by `first` to `last` mm along a direction, one outline overlaps another; at both ends it touches. */
export interface Span {
  first: number
  last: number
}

/** Below this a direction counts as along the edge: then the edge's neighbours tell where it is met. */
const PARALLEL = 1e-9

/** How far p must move along the direction to lie on the edge; empty when it passes by. */
export function ways(p: Point, direction: Point, [from, to]: Edge): number[] {
  const edge = minus(to, from)
  const steep = cross(direction, edge)
  if (Math.abs(steep) < PARALLEL) return []
  const start = minus(from, p)
  const share = cross(start, direction) / steep
  return share < -PARALLEL || share > 1 + PARALLEL ? [] : [cross(start, edge) / steep]
}

const corners = (outline: Outline, other: Outline, direction: Point): number[] =>
  outline.flatMap((corner) => edgesOf(other).flatMap((edge) => ways(corner, direction, edge)))

/** By how much the two overlap across the direction: that never changes on the way. */
function common(a: Outline, b: Outline, direction: Point): number {
  const across = { x: -direction.y, y: direction.x }
  const [first, second] = [a.map((p) => dot(p, across)), b.map((p) => dot(p, across))]
  return Math.min(Math.max(...first), Math.max(...second)) - Math.max(Math.min(...first), Math.min(...second))
}

/** Where convex `a`, moved along the unit direction, overlaps convex `b`; null when it only passes by. */
export function span(a: Outline, b: Outline, direction: Point): Span | null {
  if (common(a, b, direction) <= SLACK) return null
  const met = [...corners(a, b, direction), ...corners(b, a, direction).map((back) => -back)]
  return { first: Math.min(...met), last: Math.max(...met) }
}

/** As `span`, one for each two parts that meet. */
export const spans = (a: readonly Outline[], b: readonly Outline[], direction: Point): Span[] =>
  a.flatMap((part) => b.flatMap((other) => span(part, other, direction) ?? []))
