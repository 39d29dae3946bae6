import type { Body } from '../engine/body'
import { distance, gapBetween, overlapDepth, ownOutline, worldOutline } from '../outline'
import { TOLERANCE } from '../settings'
import type { Point, Pose, Shape } from '../types'

/** A flat piece seen from above. Dice are no such thing: they overhang edges, and the engine is asked about them. */
export interface Flat {
  body: Body
  pose: Pose
  outline: readonly Point[]
}

const reaches = new WeakMap<Shape, number>()

/** No point of the outline is farther from the centre, mm. */
function reachOf(shape: Shape): number {
  const reach = reaches.get(shape) ?? Math.max(...ownOutline(shape).map((p) => distance(p, { x: 0, y: 0 })))
  reaches.set(shape, reach)
  return reach
}

export const flatAt = (body: Body, pose: Pose): Flat => ({ body, pose, outline: worldOutline(body.model.shape, pose) })

export const isFlat = (body: Body): boolean => body.model.shape.form !== 'die'

function areNear(a: Flat, b: Flat): boolean {
  const reach = reachOf(a.body.model.shape) + reachOf(b.body.model.shape) + TOLERANCE
  return distance(a.pose, b.pose) <= reach
}

/** Deeper than rest allows. */
export const overlap = (a: Flat, b: Flat): boolean =>
  areNear(a, b) && overlapDepth(a.outline, b.outline) > TOLERANCE

export const touch = (a: Flat, b: Flat): boolean =>
  areNear(a, b) && gapBetween(a.outline, b.outline).gap <= TOLERANCE

/** Every pair once, in the order given. */
export const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]))
