import type { Body } from '../engine/body'
import { type Outline, overlapDepth, worldOutline } from '../outline'
import { TOLERANCE } from '../settings'
import { topOf } from '../shape'
import type { Pose, Shape } from '../types'
import { type Boxed, areWithin, boxOf } from './close'

/**
 * A piece seen from above. Of dice only those that leaned and are laid flat: the others may overhang an edge,
 * so the engine is asked about them.
 */
export interface Flat {
  body: Body
  pose: Pose
  /** Height over the mat of what it lies on, mm. */
  base: number
  /** Worked out when first asked for: most pieces of a table are near no other. */
  seen(): Boxed
}

/** Round pieces are in a box whatever their heading: most are near nothing and need no outline. */
export function boxed(shape: Shape, pose: Pose): Boxed {
  if (shape.form !== 'disc') {
    const outline = worldOutline(shape, pose)
    return { outline, box: boxOf(outline) }
  }
  const { radius } = shape
  const [low, high] = [-radius, radius].map((by) => ({ x: pose.x + by, y: pose.y + by }))
  let known: Outline | undefined
  return {
    get outline() {
      return (known ??= worldOutline(shape, pose))
    },
    box: { low: low!, high: high! },
  }
}

export function flatAt(body: Body, pose: Pose, base = 0): Flat {
  let known: Boxed | undefined
  return { body, pose, base, seen: () => (known ??= boxed(body.model.shape, pose)) }
}

export const isFlat = (body: Body): boolean => body.model.shape.form !== 'die'

const top = ({ body, base }: Flat): number => base + topOf(body.model.shape)

/** How far the heights at which two pieces lie overlap, mm; negative when one lies above the other. */
const share = (a: Flat, b: Flat): number => Math.min(top(a), top(b)) - Math.max(a.base, b.base)

/** Cheap: are they near enough, seen from above and from the side? */
function mayTouch(a: Flat, b: Flat): boolean {
  const reach = a.body.model.reach + b.body.model.reach + TOLERANCE
  const [x, y] = [a.pose.x - b.pose.x, a.pose.y - b.pose.y]
  return x * x + y * y <= reach * reach && share(a, b) >= -TOLERANCE
}

export const touch = (a: Flat, b: Flat): boolean => mayTouch(a, b) && areWithin(a.seen(), b.seen(), TOLERANCE)

/** Deeper than rest allows. What lies on a piece does not overlap it. */
export const overlap = (a: Flat, b: Flat): boolean =>
  touch(a, b) && share(a, b) > TOLERANCE && overlapDepth(a.seen().outline, b.seen().outline) > TOLERANCE

/** The pairs of which something holds, each once, in the order given. */
export function pairsWhere<T>(all: readonly T[], holds: (one: T, other: T) => boolean): [T, T][] {
  const found: [T, T][] = []
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) if (holds(all[i]!, all[j]!)) found.push([all[i]!, all[j]!])
  }
  return found
}
