import type { View } from '../../match'
import type { Track } from '../../table/types'
import { chainOf } from '../panels/damage/chain'
import type { Chain } from '../panels/damage/types'
import type { Seen } from './seen'
import { added } from './words'

/** What the last flicks did to ships, one chain after another. */
export interface Moments {
  /** On the table, until it is looked at. */
  readonly now: Chain | null
  /** How many come after it. */
  readonly more: number
  /** Of the last step alone: told in words until the next step. */
  readonly told: readonly Chain[]
  next(): void
  /** The last state alone is of interest. */
  skip(): void
  /** What was added since `before`; `shown`: there is a table to show it; `tracks`: by entry. */
  add(before: Seen, now: View, shown: boolean, tracks: Readonly<Record<number, Track>>): void
}

export function openMoments(): Moments {
  let queue = $state.raw<readonly Chain[]>([])
  let told = $state.raw<readonly Chain[]>([])
  return {
    get now() {
      return queue[0] ?? null
    },
    get more() {
      return Math.max(0, queue.length - 1)
    },
    get told() {
      return told
    },
    next: () => void (queue = queue.slice(1)),
    skip: () => void (queue = []),
    add({ view, description }, now, shown, tracks) {
      const taken = now.log.length < view.log.length
      told = taken ? [] : chainOf(added(view.log, now.log), description, tracks)
      queue = taken ? [] : shown ? [...queue, ...told] : queue
    },
  }
}
