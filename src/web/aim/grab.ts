import { apart, type Pointing, type Polar, polarOf, polarPoint, type Px } from '../../players/human/gesture'
import { between } from '../../players/human'
import { distanceToEdge, inside } from '../../table/outline'

/** What there is to take hold of, px of the window. */
export interface Holds {
  /** The piece, or the die on its ship, as it is seen. */
  outline: readonly Px[]
  centre: Px
  /** Where the handle of the aim is. */
  handle: Polar
}

export type Part = 'piece' | 'handle' | 'arc'

/** Round the piece, px (design: pull back). */
export const NEAR = { touch: 44, mouse: 24 } as const
/** Round the handle, and how far the arc goes on both sides of it. */
export const HANDLE = { touch: 28, mouse: 14 } as const
export const ARC = { touch: 76, mouse: 46 } as const

/** What a pointer that comes down here takes hold of. */
export function partAt({ outline, centre, handle }: Holds, at: Px, pointing: Pointing): Part | null {
  if (inside(at, outline)) return 'piece'
  if (apart(at, polarPoint(centre, handle)) <= HANDLE[pointing]) return 'handle'
  if (onArc(handle, polarOf(centre, at), pointing)) return 'arc'
  return distanceToEdge(at, outline) <= NEAR[pointing] ? 'piece' : null
}

const RADIAN = Math.PI / 180

function onArc(handle: Polar, at: Polar, pointing: Pointing): boolean {
  const aside = Math.abs(between(handle.way, at.way)) * RADIAN * handle.far
  return aside <= ARC[pointing] && Math.abs(at.far - handle.far) <= HANDLE[pointing]
}

/** What turns a parked aim and leaves its strength: beside the handle, `side` 1 clockwise; a path in px. */
export function arcBeside(centre: Px, handle: Px, side: 1 | -1, pointing: Pointing): string {
  const { way, far } = polarOf(centre, handle)
  const at = (px: number): Px => polarPoint(centre, { way: way + (side * px * 180) / (Math.PI * far), far })
  const [from, to] = [at(HANDLE[pointing]), at(ARC[pointing])]
  return `M${from.x} ${from.y}A${far} ${far} 0 0 ${side > 0 ? 1 : 0} ${to.x} ${to.y}`
}
