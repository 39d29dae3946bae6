import type { View } from '../../../match'
import type { Track } from '../../../table/types'
import type { Moment, MomentKind } from '../../games/screen'
import type { Seen } from '../model/seen'
import { added } from '../model/words'

/** What the last flick did to pieces, one moment after another. */
export interface Moments {
  /** On the table, until it is looked at. */
  readonly now: Moment | null
  /** How many come after it. */
  readonly more: number
  /** Of a flick of the past: it does not go by itself. */
  readonly stays: boolean
  /** Of the last step alone: told in words until the next step. */
  readonly told: readonly Moment[]
  next(): void
  /** The last state alone is of interest. */
  skip(): void
  /**
   * What was added since `before`, in place of what was shown on an older table; `shown`: there is a table to
   * show it; `tracks`: by entry.
   */
  add(before: Seen, now: View, shown: boolean, tracks: Readonly<Record<number, Track>>): void
  /** In place of those of now, what a flick of the past did; null: those of now. */
  recall(past: readonly Moment[] | null): void
  /** Of that entry: it is looked at in another way. */
  forget(n: number): void
}

/** `kind`: how the game tells them, if it does. */
export function openMoments(kind: () => MomentKind | undefined): Moments {
  let queue = $state.raw<readonly Moment[]>([])
  let recalled = $state.raw<readonly Moment[] | null>(null)
  let told = $state.raw<readonly Moment[]>([])
  const shown = $derived(recalled ?? queue)

  function keep(left: readonly Moment[]): void {
    if (recalled) recalled = left
    else queue = left
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
    add(before, now, hasTable, tracks) {
      const was = before.view.log
      const taken = now.log.length < was.length
      told = taken ? [] : (kind()?.of(added(was, now.log), before, tracks) ?? [])
      const moved = Object.keys(tracks).length > 0
      if (taken || !hasTable) queue = []
      else if (moved || told.length) queue = told
    },
    recall: (past) => void (recalled = past),
    forget: (n) => void (queue = queue.filter((moment) => moment.n !== n)),
  }
}
