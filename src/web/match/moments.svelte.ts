import type { View } from '../../match'
import { chainOf } from '../panels/damage/chain'
import type { Chain } from '../panels/damage/types'
import type { Seen } from './seen'
import { added } from './words'

/** What the last flicks did to ships, one chain after another. */
export interface Moments {
  readonly now: Chain | null
  /** How many come after it. */
  readonly more: number
  next(): void
  /** The last state alone is of interest. */
  skip(): void
  /** What was added since `before` is to be shown. */
  queue(before: Seen, now: View): void
}

export function openMoments(): Moments {
  let chains = $state.raw<readonly Chain[]>([])
  return {
    get now() {
      return chains[0] ?? null
    },
    get more() {
      return Math.max(0, chains.length - 1)
    },
    next: () => void (chains = chains.slice(1)),
    skip: () => void (chains = []),
    queue({ view, description }, now) {
      const taken = now.log.length < view.log.length
      chains = taken ? [] : [...chains, ...chainOf(added(view.log, now.log), description.boards)]
    },
  }
}
