import {
  type Lens,
  type Pointing,
  type Px,
  type Sample,
  type Swipe,
  swipeFrom,
  type Swiping,
  swipeOn,
} from '../../players/human/gesture'
import type { Point } from '../../table/types'

/** A strip of table for the five swipes, mm: the line far away, room to start below the piece. */
export const STRIP = { width: 300, height: 640, piece: { x: 150, y: 150 }, half: 20 } as const

/** The strip drawn with its corner at a place of the window; `scale`: px for a mm. */
export const stripLens = ({ x, y }: Px, scale: number): Lens => ({
  toTable: (px, py) => ({ x: (px - x) / scale, y: STRIP.height - (py - y) / scale }),
  toScreen: (point) => ({ x: x + point.x * scale, y: y + (STRIP.height - point.y) * scale }),
})

const { piece, half } = STRIP

const OUTLINE: readonly Point[] = [
  { x: piece.x - half, y: piece.y - half },
  { x: piece.x + half, y: piece.y - half },
  { x: piece.x + half, y: piece.y + half },
  { x: piece.x - half, y: piece.y + half },
]

export const practiceFrom = (lens: Lens, pointing: Pointing, sample: Sample): Swiping =>
  swipeFrom({ lens, outline: OUTLINE, pointing }, sample)

/** All samples of one event; what comes after the contact does not count. */
export function practiceOn(swipe: Swipe, samples: readonly Sample[]): Swiping {
  const first: Swiping = { is: 'going', swipe }
  return samples.reduce<Swiping>((now, one) => (now.is === 'going' ? swipeOn(now.swipe, one) : now), first)
}
