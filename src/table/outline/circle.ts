import type { Point, Pose, Shape } from '../types'
import { distanceToEdge, inside } from './inside'
import { worldOutline } from './shape'

/** The line of a circle belongs to it, to the last bit of where a piece lies, mm. */
const ROUNDING = 1e-9

/** Does a piece, seen from above as it lies, share a point with a circle? The line counts. */
export function overlapsCircle(shape: Shape, pose: Pose, centre: Point, radius: number): boolean {
  const outline = worldOutline(shape, pose)
  return inside(centre, outline) || distanceToEdge(centre, outline) <= radius + ROUNDING
}
