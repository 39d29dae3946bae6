import type { View } from '../../../match'
import type { Track } from '../../../table/types'
import { chainOf } from '../../games/flickfleet/damage/chain'
import type { Chain } from '../../games/flickfleet/damage/types'
import type { Seen } from '../model/seen'
import { added } from '../model/words'

/** What the last flick did to ships, one chain after another. */
export interface Moments {
  /** On the table, until it is looked at. */
  readonly now: Chain | null
  /** How many come after it. */
  readonly more: number
  /** Of a flick of the past: it does not go by itself. */
  readonly stays: boolean
  /** Of the last step alone: told in words until the next step. */
  readonly told: readonly Chain[]
  next(): void
  /** The last state alone is of interest. */
  skip(): void
  /**
   * What was added since `before`, in place of what was shown on an older table; `shown`: there is a table to
   * show it; `tracks`: by entry.
   */
  add(before: Seen, now: View, shown: boolean, tracks: Readonly<Record<number, Track>>): void
  /** In place of those of now, what a flick of the past did; null: those of now. */
  recall(past: readonly Chain[] | null): void
  /** Of that entry: it is looked at in another way. */
  forget(n: number): void
}

export function openMoments(): Moments {
  let queue = $state.raw<readonly Chain[]>([])
  let recalled = $state.raw<readonly Chain[] | null>(null)
  let told = $state.raw<readonly Chain[]>([])
  const shown = $derived(recalled ?? queue)

  function keep(chains: readonly Chain[]): void {
    if (recalled) recalled = chains
    else queue = chains
  }

  return {
    get now() {
      return shown[0] ?? null
    },
    get more() {
      return Math.max(0, shown.length - 1)
    },
    get stays() {
      return recalled !== null
    },
    get told() {
      return told
    },
    next: () => keep(shown.slice(1)),
    skip: () => keep([]),
    add({ view, description }, now, hasTable, tracks) {
      const taken = now.log.length < view.log.length
      told = taken ? [] : chainOf(added(view.log, now.log), description, tracks, view.state.table)
      const moved = Object.keys(tracks).length > 0
      if (taken || !hasTable) queue = []
      else if (moved || told.length) queue = told
    },
    recall: (past) => void (recalled = past),
    forget: (n) => void (queue = queue.filter((chain) => chain.n !== n)),
  }
}
