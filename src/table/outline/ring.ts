import type { Point } from '../types'
import { type Outline, distance, times } from './vector'

/** A ring is cut into so many parts: their inner sides reach at most 2 % of its radius into the hole. */
const SECTORS = 16

/**
 * Convex pieces, counter-clockwise, that together are a ring: a round outline about the origin, a whole
 * number of whose edges goes to each, without the disc of radius `hole` in its middle.
 */
export function sectorsOf(outline: Outline, hole: number): Point[][] {
  const edges = outline.length / SECTORS
  const at = (i: number): Point => outline[i % outline.length]!
  const within = (p: Point): Point => times(p, hole / distance(p, { x: 0, y: 0 }))
  return Array.from({ length: SECTORS }, (_, sector) => {
    const [first, last] = [sector * edges, (sector + 1) * edges]
    const rim = Array.from({ length: edges + 1 }, (_, i) => at(first + i))
    return [...rim, within(at(last)), within(at(first))]
  })
}
