import type { View } from '../../match'
import type { Rest, Track } from '../../table/types'
import { rateOf } from '../settings/settings'
import { settings } from '../settings/store.svelte'
import { hearFlick, hush } from '../sound'
import type { Playing } from '../table3d/types'
import { restFor } from './staged'

/** Where flicks are shown before what came of them is: the table, while somebody looks at one. */
export interface Stage {
  readonly playing: Playing | null
  /** The table that the flick ends in. */
  readonly after: Rest | null
  /** A table is there to show it: until then nothing is waited for. */
  readonly isOpen: boolean
  open(): void
  close(): void
  /** Done when it has been shown, at once when there is no table. `before`: the view it was flicked in. */
  play(before: View, track: Track, after: View): Promise<void>
  /** The table is through with it, or nobody wants to see the rest. */
  done(): void
}

/** A table in a hidden window shows nothing and never says so: this long after its end a flick is over, ms. */
const PATIENCE = 1500

export function openStage(): Stage {
  let shown = $state.raw<{ playing: Playing; after: Rest } | null>(null)
  let tables = 0
  let end: () => void = () => {}
  let clock: ReturnType<typeof setTimeout> | undefined

  function done(): void {
    clearTimeout(clock)
    if (shown) hush()
    shown = null
    end()
  }

  function begin(playing: Playing, after: Rest): void {
    const { before, track, rate } = playing
    shown = { playing, after }
    hearFlick(before, track, rate)
    clock = setTimeout(done, (track.frames / track.hz / Math.min(rate, 1)) * 1000 + PATIENCE)
  }

  return {
    get playing() {
      return shown?.playing ?? null
    },
    get after() {
      return shown?.after ?? null
    },
    get isOpen() {
      return tables > 0
    },
    open: () => void tables++,
    close() {
      tables--
      done()
    },
    play(before, track, after) {
      if (tables === 0 || document.hidden) return Promise.resolve()
      begin({ before: restFor(before, track), track, rate: rateOf(settings.now) }, after.state.table)
      return new Promise((resolve) => (end = resolve))
    },
    done,
  }
}
