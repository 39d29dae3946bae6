import { startInset } from '../../table/aim'
import { place, roundTo } from '../../table/exact'
import { distance, distanceToEdge, inside, ownOutline, type Outline } from '../../table/outline'
import type { Piece, Point, Shape } from '../../table/types'

/** Where a die starts on its ship. */
export const STARTS = ['centre', 'bow', 'stern', 'left', 'right'] as const
export type StartWord = (typeof STARTS)[number]

/** By word, or mm from the ship's centre: x to its right, y towards its bow. */
export type Start = StartWord | Point

/** Rounding to the table's frame must not push a start too near the rim. */
const MARGIN = 0.2

/** mm between the places that are tried where the wished one is too near the rim. */
const GRID = 1

const legal = (p: Point, outline: Outline, inset: number): boolean =>
  inside(p, outline) && distanceToEdge(p, outline) >= inset + MARGIN

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / GRID) + 1 }, (_, i) => Math.ceil(from) + i * GRID)

const known = new WeakMap<Shape, Point[]>()

/**
 * All places of a fine grid where a die may start, in the ship's own frame. Of places that are equally near
 * the foremost comes first, so that a start on the middle line stays there.
 */
function places(shape: Shape): Point[] {
  const found = known.get(shape) ?? search(shape)
  known.set(shape, found)
  return found
}

function search(shape: Shape): Point[] {
  const outline = ownOutline(shape)
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const columns = steps(Math.min(...xs), Math.max(...xs))
  const rows = steps(Math.min(...ys), Math.max(...ys))
  const grid = columns.flatMap((x) => rows.map((y) => ({ x, y })))
  return grid
    .filter((p) => legal(p, outline, startInset(shape)))
    .toSorted((a, b) => Math.abs(a.x) - Math.abs(b.x) || b.y - a.y)
}

function wished(shape: Shape, start: StartWord): Point {
  const outline = ownOutline(shape)
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const words: Record<StartWord, Point> = {
    centre: { x: 0, y: 0 },
    bow: { x: 0, y: Math.max(...ys) },
    stern: { x: 0, y: Math.min(...ys) },
    left: { x: Math.min(...xs), y: 0 },
    right: { x: Math.max(...xs), y: 0 },
  }
  return words[start]
}

/** Whether a die may start exactly there, in the ship's own frame. */
export const mayStart = (shape: Shape, start: Point): boolean =>
  legal(start, ownOutline(shape), startInset(shape))

/** The legal start nearest to the wished one, in the ship's own frame. */
export function ownStart(shape: Shape, start: Start): Point {
  if (typeof start === 'object') return nearestStart(shape, start)
  const words = meant.get(shape) ?? {}
  meant.set(shape, words)
  return (words[start] ??= nearestStart(shape, wished(shape, start)))
}

const meant = new WeakMap<Shape, Partial<Record<StartWord, Point>>>()

function nearestStart(shape: Shape, wish: Point): Point {
  if (mayStart(shape, wish)) return wish
  const nearer = (a: Point, b: Point): Point => (distance(b, wish) < distance(a, wish) - 1e-9 ? b : a)
  return places(shape).reduce(nearer)
}

/** The die's centre at the start in the frame of the table, mm to 0.01. */
export function startOn(ship: Piece, shape: Shape, start: Start): Point {
  const { x, y } = place(ownStart(shape, start), ship.pose)
  return { x: roundTo(x, 100), y: roundTo(y, 100) }
}
