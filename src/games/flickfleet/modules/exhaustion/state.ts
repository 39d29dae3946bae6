import { slice } from '../../rules/slice'
import type { Id } from '../../../../table/types'

export interface Exhaustion {
  /** Counters left before a ship is exhausted; none while its side is fresh (D-56). */
  counters: Record<Id, number>
}

/** 001:111 */
export const COUNTERS = 4

export const begin = (): Exhaustion => ({ counters: {} })
export const own = slice<Exhaustion>('exhaustion')
