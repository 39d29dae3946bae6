import type { Body } from '../engine/body'
import { overlapDepth, worldOutline } from '../outline'
import { TOLERANCE } from '../settings'
import type { Pose } from '../types'
import { type Boxed, areWithin, boxOf } from './close'

/** A flat piece seen from above. Dice are no such thing: they overhang edges, and the engine is asked about them. */
export interface Flat extends Boxed {
  body: Body
  pose: Pose
}

export function flatAt(body: Body, pose: Pose): Flat {
  const outline = worldOutline(body.model.shape, pose)
  return { body, pose, outline, box: boxOf(outline) }
}

export const isFlat = (body: Body): boolean => body.model.shape.form !== 'die'

export const touch = (a: Flat, b: Flat): boolean => areWithin(a, b, TOLERANCE)

/** Deeper than rest allows. */
export const overlap = (a: Flat, b: Flat): boolean => touch(a, b) && overlapDepth(a.outline, b.outline) > TOLERANCE

/** The pairs of which something holds, each once, in the order given. */
export function pairsWhere<T>(all: readonly T[], holds: (one: T, other: T) => boolean): [T, T][] {
  const found: [T, T][] = []
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) if (holds(all[i]!, all[j]!)) found.push([all[i]!, all[j]!])
  }
  return found
}
