import { apart, type Polar, polarPoint, type Px } from '../../players/human/gesture'
import type { Settings } from '../settings/settings'
import { HANDLE } from './grab'

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Between the numbers and the button, and high up: one pulls towards oneself. */
const REST = { share: 0.52, down: 52 } as const

/** Where the ring of the pad is while nobody touches it. */
export const padRest = ({ left, top, width, height }: Box, hand: Settings['hand']): Px => ({
  x: left + width * (hand === 'left' ? 1 - REST.share : REST.share),
  y: top + Math.min(height / 2, REST.down),
})

/** What a finger on the pad takes hold of, and where the pad's ring is then. */
export interface Held {
  part: 'piece' | 'handle'
  ring: Px
}

/** The handle where it is drawn, else a new pull from under the finger. */
export function heldOnPad(rest: Px, handle: Polar, at: Px): Held {
  const onHandle = apart(at, polarPoint(rest, handle)) <= HANDLE.touch
  return onHandle ? { part: 'handle', ring: rest } : { part: 'piece', ring: at }
}

/** How far it is from the ring of the pad to the piece: the hand is moved by so much. */
export const fromPad = (ring: Px, piece: Px): Px => ({ x: piece.x - ring.x, y: piece.y - ring.y })

export const movedBy = <T extends Px>(at: T, by: Px): T => ({ ...at, x: at.x + by.x, y: at.y + by.y })
