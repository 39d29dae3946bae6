import { type Outline, distanceToEdge, inside, ownOutline } from '../outline'
import { INSET } from '../settings'
import type { Point, Shape } from '../types'

/** A square cell of a search; `depth` is that of its middle below the rim, negative outside. */
interface Cell {
  at: Point
  half: number
  depth: number
}

const FINEST = 0.01
const DIAGONAL = Math.sqrt(2)

function cell(outline: Outline, at: Point, half: number): Cell {
  const depth = distanceToEdge(at, outline)
  return { at, half, depth: inside(at, outline) ? depth : -depth }
}

const quarters = (outline: Outline, { at, half }: Cell): Cell[] =>
  [-half / 2, half / 2].flatMap((x) =>
    [-half / 2, half / 2].map((y) => cell(outline, { x: at.x + x, y: at.y + y }, half / 2)),
  )

/**
 * Is there a point at least `inset` mm from every edge? Found to 0.01 mm by cutting squares that may hold
 * one.
 */
function hasRoom(outline: Outline, inset: number): boolean {
  const reach = Math.max(...outline.flatMap((p) => [Math.abs(p.x), Math.abs(p.y)]))
  let cells = [cell(outline, { x: 0, y: 0 }, reach)]
  while (cells.length > 0) {
    if (cells.some(({ depth }) => depth >= inset)) return true
    const hopeful = cells.filter(({ half, depth }) => half > FINEST && depth + half * DIAGONAL >= inset)
    cells = hopeful.flatMap((one) => quarters(outline, one))
  }
  return false
}

const known = new WeakMap<Shape, number>()

/** How far from every edge a die must start on this piece, mm: 8.5, or 2 where no such point exists. */
export function startInset(shape: Shape): number {
  const found = known.get(shape)
  if (found !== undefined) return found
  const inset = hasRoom(ownOutline(shape), INSET.usual) ? INSET.usual : INSET.narrow
  known.set(shape, inset)
  return inset
}
