import type { Outlook } from '../../match'
import type { Hand } from '../../players/bots/levels'

/** One decision, as it is sent to a worker. */
export interface Job {
  /** To answer for a bot, or to advise a person. */
  what: 'decide' | 'advise'
  game: string
  outlook: Outlook
  hand: Hand
  /** Flicks it may try. */
  tries: number
  seed: string
  /** Shared with who waits: `SIGNAL`. */
  signal: Int32Array<SharedArrayBuffer>
}

/**
 * Places in a job's signal. `hurry`: 1 to decide at once; `share`: of its tries that are used, in
 * thousandths.
 */
export const SIGNAL = { hurry: 0, share: 1, length: 2 } as const
