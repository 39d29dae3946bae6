import { clamp, type Speeds } from '../numbers'

/** A finger so fast gives the fastest flick, m/s. */
const FASTEST = 2.6
const BEND = 1.25

/** How much the finger's speed counts, if five swipes said nothing else within these bounds. */
export const GAIN = { usual: 0.9, least: 0.4, most: 1.6 } as const

/** Of the fastest flick, for a finger so fast on the table, m/s. */
export const shareOf = (finger: number): number => (finger / FASTEST) ** BEND

/** And the finger for such a share. */
export const fingerFor = (share: number): number => FASTEST * share ** (1 / BEND)

/** The speed of the piece, mm/s, after a finger so fast on the table, m/s. */
export const speedOf = (finger: number, gain: number, { min, max }: Speeds): number =>
  clamp(max * shareOf(finger * gain), min, max)
