import { bearingOf, direction } from '../../../table/exact'
import { between } from '../numbers'
import { apart, type Px } from './sample'

/** A place on the screen as seen from the piece. */
export interface Polar {
  /** Degrees clockwise from up. */
  way: number
  /** CSS px. */
  far: number
}

export const polarOf = (centre: Px, at: Px): Polar => ({
  way: bearingOf(at.x - centre.x, centre.y - at.y),
  far: apart(centre, at),
})

export function polarPoint(centre: Px, { way, far }: Polar): Px {
  const { x, y } = direction(way)
  return { x: centre.x + far * x, y: centre.y - far * y }
}

/**
 * What a movement of the hand counts for. The offset is kept when that changes: nothing jumps (design: pull
 * back).
 */
export interface Gain {
  way: number
  far: number
  /** Where the hand was, and what that counted for, when it began. */
  hand: Polar
  counted: Polar
}

export const PLAIN: Gain = { way: 1, far: 1, hand: { way: 0, far: 0 }, counted: { way: 0, far: 0 } }

export const gained = ({ way, far, hand, counted }: Gain, now: Polar): Polar => ({
  way: counted.way + way * between(hand.way, now.way),
  far: Math.max(0, counted.far + far * (now.far - hand.far)),
})
