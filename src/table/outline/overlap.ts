import { convexParts } from './parts'
import { type Edge, type Outline, distance, edgesOf, side } from './vector'

/** How deep the farthest corner of a convex outline lies behind this edge of another, mm. */
const behind = (edge: Edge, other: Outline): number =>
  Math.max(...other.map((corner) => side(...edge, corner))) / distance(...edge)

/** How far one of two convex outlines must be moved to be free of the other, mm; 0 when they are free. */
function convexDepth(a: Outline, b: Outline): number {
  let depth = Infinity
  for (const [faces, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const edge of edgesOf(faces)) {
      depth = Math.min(depth, behind(edge, other))
      if (depth <= 0) return 0
    }
  }
  return depth
}

/** As `overlapDepth`, for outlines that are already cut into convex parts. */
export const partsDepth = (a: readonly Outline[], b: readonly Outline[]): number =>
  Math.max(...a.flatMap((part) => b.map((other) => convexDepth(part, other))))

/**
 * How deep two outlines overlap, mm; 0 when they are apart or only touch (to rounding, 1e-12). For convex
 * outlines the shortest way apart; for hollow ones the deepest overlap of any two of their convex parts, that
 * is never more than the way apart and is 0 exactly when nothing overlaps.
 */
export const overlapDepth = (a: Outline, b: Outline): number => partsDepth(convexParts(a), convexParts(b))
