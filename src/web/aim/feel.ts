import type { Settings } from '../settings/settings'
import type { Sign } from './gesture'

/** ms (design: interruptions). */
const TICK = 8

/** A tick for the hand at each quarter of the strength, where there is something to shake. */
export function feel(sign: Sign, { vibration }: Settings): void {
  if (sign === 'quarter' && vibration === 'on') navigator.vibrate?.(TICK)
}
