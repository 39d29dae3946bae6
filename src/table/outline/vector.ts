import type { Point } from '../types'

/** Points of a piece's rim in order, counter-clockwise, the last joined to the first; mm. */
export type Outline = readonly Point[]

export type Edge = readonly [from: Point, to: Point]

export const plus = (p: Point, q: Point): Point => ({ x: p.x + q.x, y: p.y + q.y })
export const minus = (p: Point, q: Point): Point => ({ x: p.x - q.x, y: p.y - q.y })
export const times = (p: Point, factor: number): Point => ({ x: p.x * factor, y: p.y * factor })
export const dot = (p: Point, q: Point): number => p.x * q.x + p.y * q.y

/** Positive when q lies to the left of p. */
export const cross = (p: Point, q: Point): number => p.x * q.y - p.y * q.x

/** Not Math.hypot, whose last bit differs between engines. */
export const distance = (p: Point, q: Point): number => Math.sqrt(dot(minus(p, q), minus(p, q)))

/** Positive when r lies to the left of the line from p to q; twice the area of the triangle. */
export const side = (p: Point, q: Point, r: Point): number => cross(minus(q, p), minus(r, p))

/** Edge i runs from vertex i to vertex i + 1. */
export const edgesOf = (outline: Outline): Edge[] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length]!])
