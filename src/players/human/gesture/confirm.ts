import type { Pointing } from './sample'

/** What letting go of a pull means, and what the Flick button asks for (design: confirm). */
export type Confirm =
  /** Letting go flicks. */
  | 'release'
  /** Letting go keeps the aim, Flick sends it. */
  | 'park'
  /** Flick must be held. */
  | 'hold'

export interface Occasion {
  pointing: Pointing
  /** How many matches this person has played here before. */
  matches: number
}

/** So many matches a finger only parks: until then it has not learnt what letting go does. */
const LEARNING = 3

export const usualConfirm = ({ pointing, matches }: Occasion): Confirm =>
  pointing === 'mouse' || matches >= LEARNING ? 'release' : 'park'

/** ms for which Flick is held. */
export const HOLD = 600

/** Whether a press of Flick, so long, sends. */
export const pressSends = (confirm: Confirm, ms: number): boolean => confirm !== 'hold' || ms >= HOLD

/** How much of the hold is done, 0 to 1. */
export const heldShare = (ms: number): number => Math.min(1, ms / HOLD)
