import { fingerFor, GAIN, shareOf } from '../../players/human/gesture'

/** So many swipes at a line so far away, mm. */
export const SWIPES = 5
export const LINE = 400

/** How far the piece of the exercise slides at its fastest, mm: over the table. */
const FULL = 900

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Where a swipe so fast, m/s, would stop, mm: what slides goes as far as the square of its speed. */
export const slideOf = (finger: number, gain: number): number =>
  FULL * Math.min(1, shareOf(finger * gain)) ** 2

/** The gain with which the middle one of these swipes, m/s, ends at the line. */
export function gainFor(fingers: readonly number[]): number {
  const gain = fingerFor(Math.sqrt(LINE / FULL)) / middle(fingers)
  return Math.round(Math.min(GAIN.most, Math.max(GAIN.least, gain)) * 100) / 100
}
