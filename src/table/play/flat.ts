import type { Body } from '../engine/body'
import { distance, overlapDepth, worldOutline } from '../outline'
import { TOLERANCE } from '../settings'
import type { Pose, Shape } from '../types'
import { type Boxed, areWithin, boxOf } from './close'

/**
 * A piece seen from above. Of dice only those that leaned and are laid flat: the others may overhang an edge,
 * so the engine is asked about them.
 */
export interface Flat {
  body: Body
  pose: Pose
  /** Worked out when first asked for: most pieces of a table are near no other. */
  seen(): Boxed
}

export function boxed(shape: Shape, pose: Pose): Boxed {
  const outline = worldOutline(shape, pose)
  return { outline, box: boxOf(outline) }
}

export function flatAt(body: Body, pose: Pose): Flat {
  let known: Boxed | undefined
  return { body, pose, seen: () => (known ??= boxed(body.model.shape, pose)) }
}

export const isFlat = (body: Body): boolean => body.model.shape.form !== 'die'

/** Cheap: are the centres near enough? */
const mayTouch = (a: Flat, b: Flat): boolean =>
  distance(a.pose, b.pose) <= a.body.model.reach + b.body.model.reach + TOLERANCE

export const touch = (a: Flat, b: Flat): boolean => mayTouch(a, b) && areWithin(a.seen(), b.seen(), TOLERANCE)

/** Deeper than rest allows. */
export const overlap = (a: Flat, b: Flat): boolean =>
  touch(a, b) && overlapDepth(a.seen().outline, b.seen().outline) > TOLERANCE

/** The pairs of which something holds, each once, in the order given. */
export function pairsWhere<T>(all: readonly T[], holds: (one: T, other: T) => boolean): [T, T][] {
  const found: [T, T][] = []
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) if (holds(all[i]!, all[j]!)) found.push([all[i]!, all[j]!])
  }
  return found
}
