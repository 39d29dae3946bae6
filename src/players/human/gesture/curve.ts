import { clamp } from '../numbers'
import type { Pointing } from './sample'

/** How far one pulls, CSS px. */
export interface PullReach {
  /** Radius of the ring in which letting go does nothing. */
  ring: number
  /** The full pull. */
  full: number
  /** The bearing follows the hand from here on. */
  live: number
}

const RING = { touch: 28, mouse: 18 } as const
/** For hands that want it. */
const LARGE = 1.5
/** Outside the ring before the bearing turns: at the ring itself a px turns too much. */
const SETTLED = 6

/** `short`: the shorter side of the screen, CSS px (design: pull back). */
export function reachOf(pointing: Pointing, short: number, large = false): PullReach {
  const ring = RING[pointing] * (large ? LARGE : 1)
  const full = pointing === 'touch' ? Math.min(220, 0.45 * short) : 320
  return { ring, full, live: ring + SETTLED }
}

/** Half the pull is 31 % of the speed: the weak flicks are the hard ones. */
const PRECISION = 1.7

/** Strength, 0 to 100, of a pull so long. */
export const strengthOf = ({ ring, full }: PullReach, far: number): number =>
  100 * clamp((far - ring) / (full - ring), 0, 1) ** PRECISION

/** How long the pull of a strength is. */
export const farOf = ({ ring, full }: PullReach, strength: number): number =>
  ring + (full - ring) * (strength / 100) ** (1 / PRECISION)
