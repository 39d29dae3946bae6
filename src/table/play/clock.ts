import { roundTo } from '../exact'
import { WORLD } from '../settings'

/** Time is counted in half steps, 1/480 s, so that it is exact. */
export const HALF_STEPS = WORLD.rate * 2

export const LAST = WORLD.limit * HALF_STEPS

/** Half steps of a frame of the track, 1/60 s. */
export const FRAME = HALF_STEPS / 60

/** Half steps as seconds, to 0.1 ms. */
export const seconds = (halves: number): number => roundTo(halves / HALF_STEPS, 10_000)
