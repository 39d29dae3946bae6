import { apart, type Polar, polarPoint, type Px } from '../../players/human/gesture'
import type { Settings } from '../settings/settings'
import { type Box, widened } from '../table3d/box'
import { HANDLE } from './grab'
import { within } from './place'

type Size = Pick<DOMRect, 'width' | 'height'>
type Pad = Pick<DOMRect, 'left' | 'top'> & Size

/** Between the numbers and the button, and high up: one pulls towards oneself. */
const REST = { share: 0.52, down: 52 } as const

/**
 * Where the ring of the pad is while nobody touches it: so much lower as a handle above it needs, which one
 * has who flicks towards oneself.
 */
export function padRest({ left, top, width, height }: Pad, hand: Settings['hand'], handle: Polar): Px {
  const down = Math.min(height / 2, REST.down)
  const needed = HANDLE.touch - polarPoint({ x: 0, y: 0 }, handle).y
  return {
    x: left + width * (hand === 'left' ? 1 - REST.share : REST.share),
    y: top + Math.min(Math.max(down, needed), height - down),
  }
}

/** At which end of the pad something stands. */
export type End = 'top' | 'bottom'

/** From the borders of the pad to what stands on it, px. */
export const INSET = 16

/** Where something of that size is, px of the pad. */
export function boxOn(pad: Size, { width, height }: Size, side: Settings['hand'], end: End): Box {
  const left = side === 'left' ? INSET : pad.width - INSET - width
  const top = end === 'top' ? INSET : pad.height - INSET - height
  return { left, top, right: left + width, bottom: top + height }
}

/**
 * Below, near the thumb, unless the handle is there: who reaches for it must not flick, and reads its
 * numbers. `handle`: px of the pad.
 */
export function endClearOf(handle: Px, pad: Size, size: Size, side: Settings['hand']): End {
  const isNear = (end: End): boolean => within(widened(boxOn(pad, size, side, end), HANDLE.touch), handle)
  return isNear('bottom') && !isNear('top') ? 'top' : 'bottom'
}

/** What a finger on the pad takes hold of, and where the pad's ring is then. */
export interface PadGrip {
  part: 'piece' | 'handle'
  ring: Px
}

/** The handle where it is drawn, else a new pull from under the finger. */
export function heldOnPad(rest: Px, handle: Polar, at: Px): PadGrip {
  const onHandle = apart(at, polarPoint(rest, handle)) <= HANDLE.touch
  return onHandle ? { part: 'handle', ring: rest } : { part: 'piece', ring: at }
}

/** How far it is from the ring of the pad to the piece: the hand is moved by so much. */
export const fromPad = (ring: Px, piece: Px): Px => ({ x: piece.x - ring.x, y: piece.y - ring.y })

export const movedBy = <T extends Px>(at: T, by: Px): T => ({ ...at, x: at.x + by.x, y: at.y + by.y })
