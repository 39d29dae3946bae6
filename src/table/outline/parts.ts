import type { Point } from '../types'
import { inside } from './inside'
import { meet } from './segment'
import { type Outline, distance, edgesOf, plus, side, times } from './vector'

/** Turns to the right at vertex i, by more than rounding: there the outline is hollow. */
const hollow = (outline: Outline, i: number): boolean => {
  const n = outline.length
  return side(outline[(i + n - 1) % n]!, outline[i]!, outline[(i + 1) % n]!) < -1e-9
}

const hollows = (outline: Outline): number[] => outline.map((_, i) => i).filter((i) => hollow(outline, i))

/** The same vertex, or the next or the one before. */
const neighbours = (count: number, i: number, j: number): boolean => (j - i + count + 1) % count <= 2

/** Does the line from vertex i to vertex j run inside the outline, touching it only at its ends? */
function isChord(outline: Outline, i: number, j: number): boolean {
  if (neighbours(outline.length, i, j)) return false
  const [p, q] = [outline[i]!, outline[j]!]
  const free = ([from, to]: readonly [Point, Point]): boolean =>
    from === p || to === p || from === q || to === q || !meet([p, q], [from, to])
  return inside(times(plus(p, q), 0.5), outline) && edgesOf(outline).every(free)
}

/** From vertex i round to vertex j, both kept. */
const stretch = (outline: Outline, i: number, j: number): Point[] =>
  i <= j ? outline.slice(i, j + 1) : [...outline.slice(i), ...outline.slice(0, j + 1)]

interface Cut {
  halves: [Point[], Point[]]
  left: number
  length: number
}

function cut(outline: Outline, i: number, j: number): Cut {
  const halves: [Point[], Point[]] = [stretch(outline, i, j), stretch(outline, j, i)]
  const left = hollows(halves[0]).length + hollows(halves[1]).length
  return { halves, left, length: distance(outline[i]!, outline[j]!) }
}

const better = (best: Cut, next: Cut): Cut =>
  next.left < best.left || (next.left === best.left && next.length < best.length) ? next : best

/**
 * Convex pieces, counter-clockwise, that together are the outline; the outline itself when it is convex. Each
 * cut starts at the first hollow corner and leaves as few hollow corners as it can (tie: the shortest cut).
 * The outline must be simple and counter-clockwise.
 */
export function convexParts(outline: Outline): Point[][] {
  const corner = hollows(outline)[0]
  if (corner === undefined) return [[...outline]]
  const ends = outline.map((_, j) => j).filter((j) => isChord(outline, corner, j))
  return ends
    .map((j) => cut(outline, corner, j))
    .reduce(better)
    .halves.flatMap(convexParts)
}
