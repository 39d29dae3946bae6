import { type Edge, type Outline, edgesOf, endGaps, inside } from '../outline'
import { meet } from '../outline/segment'
import type { Point } from '../types'

/** Of an outline, with its sides along the table's. */
export interface Box {
  low: Point
  high: Point
}

export function boxOf(outline: Outline): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  return { low: { x: Math.min(...xs), y: Math.min(...ys) }, high: { x: Math.max(...xs), y: Math.max(...ys) } }
}

const grown = ({ low, high }: Box, by: number): Box => ({
  low: { x: low.x - by, y: low.y - by },
  high: { x: high.x + by, y: high.y + by },
})

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y

/** Only these edges can come near the box: most of a round piece's 64 cannot. */
const edgesNear = (outline: Outline, box: Box): Edge[] =>
  edgesOf(outline).filter((edge) => boxesMeet(boxOf(edge), box))

export interface Boxed {
  outline: Outline
  box: Box
}

/**
 * Is the gap of two outlines at most `reach` mm? As `gapBetween`, but much faster for pieces that are apart.
 */
export function areWithin(a: Boxed, b: Boxed, reach: number): boolean {
  if (!boxesMeet(grown(a.box, reach), b.box)) return false
  const [ofA, ofB] = [edgesNear(a.outline, grown(b.box, reach)), edgesNear(b.outline, grown(a.box, reach))]
  const isNear = (edge: Edge, other: Edge): boolean =>
    meet(edge, other) || endGaps(edge, other).some(({ gap }) => gap <= reach)
  if (ofA.some((edge) => ofB.some((other) => isNear(edge, other)))) return true
  return inside(a.outline[0]!, b.outline) || inside(b.outline[0]!, a.outline)
}
