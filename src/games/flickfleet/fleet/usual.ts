import { readFleet } from './read'
import type { Fleet } from './types'

/** House fleets to begin with, legal from the box; each costs its total exactly. */
const USUAL: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  uprising: {
    10: 'uprising: destroyer',
    20: 'uprising: 2 destroyer',
    30: 'uprising: destroyer, bomber, 2 fighter',
    40: 'uprising: 2 destroyer, bomber, 2 fighter',
    60: 'uprising: 2 carrier, destroyer',
  },
  imperium: {
    10: 'imperium: destroyer',
    20: 'imperium: bomber, 2 fighter',
    30: 'imperium: 3 destroyer',
    40: 'imperium: 4 destroyer',
    60: 'imperium: dreadnought, carrier',
  },
}

/** The totals that people usually agree on; 30 to 40 for a first game (001:165). */
export const usualPoints: readonly number[] = [20, 30, 40, 60]

/**
 * The dearest of the usual fleets of this faction within the total; the cheapest where there is none yet,
 * below 10.
 */
export function usualFleet(faction: string, points: number): Fleet {
  const fleets = Object.entries(USUAL[faction]!)
  const [, text] = fleets.findLast(([total]) => Number(total) <= points) ?? fleets[0]!
  const read = readFleet(text)
  if (!read.ok) throw new Error(read.why)
  return read.fleet
}
