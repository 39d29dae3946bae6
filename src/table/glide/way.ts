import { plus, minus, distance, times } from '../outline'
import type { Glide, Point } from '../types'

/** A straight way: from a point, along a unit vector, so many mm. */
export interface Way {
  from: Point
  along: Point
  length: number
}

const NOWHERE: Point = { x: 0, y: 0 }

/** Towards the point and at most up to it. */
export function wayOf({ x, y }: Point, { to, mm }: Glide): Way {
  const from = { x, y }
  const far = distance(from, to)
  const along = far > 0 ? times(minus(to, from), 1 / far) : NOWHERE
  return { from, along, length: Math.min(mm, far) }
}

export const pointOn = ({ from, along }: Way, slid: number): Point => plus(from, times(along, slid))
