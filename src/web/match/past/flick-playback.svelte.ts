import type { View } from '../../../match'
import type { Rest, Track } from '../../../table/types'
import { rateOf } from '../../settings/settings'
import { settings } from '../../settings/store.svelte'
import { hearFlick, hush } from '../../sound'
import type { Overlay, Playing } from '../../table3d/types'
import { restFor } from './staged'

/** Where flicks are shown before what came of them is: the table, while somebody looks at one. */
export interface FlickPlayback {
  readonly playing: Playing | null
  /** The table that the flick ends in. */
  readonly after: Rest | null
  /** What the flick that comes was meant to be. */
  readonly meant: Overlay | null
  /** A table is there to show it: until then nothing is waited for. */
  readonly isOpen: boolean
  open(): void
  close(): void
  /**
   * Done when it has been shown or something else is, at once when there is no table. `before`: the view it
   * was flicked in; `meant`: the aim that is shown first.
   */
  play(before: View, track: Track, after: View, meant?: Overlay | null): Promise<void>
  /** The table is through with it, or nobody wants to see the rest. */
  done(): void
}

/**
 * A table in a hidden window shows nothing and never says so: this long after its end a flick is over, ms.
 */
const PATIENCE = 1500

/** So long a bot's aim is looked at before it flicks, ms. */
const LOOK = 900

export function openFlickPlayback(): FlickPlayback {
  let shown = $state.raw<{ playing: Playing; after: Rest } | null>(null)
  let meant = $state.raw<Overlay | null>(null)
  let tables = $state(0)
  /** Counts what was shown. */
  let turn = 0
  let end: () => void = () => {}
  let clock: ReturnType<typeof setTimeout> | undefined

  function done(): void {
    turn++
    clearTimeout(clock)
    if (shown) hush()
    shown = meant = null
    end()
  }

  async function show(aim: Overlay | null): Promise<void> {
    if (!aim || rateOf(settings.now) === Infinity) return
    meant = aim
    await new Promise<void>((go) => {
      end = go
      clock = setTimeout(go, LOOK / rateOf(settings.now))
    })
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
    get meant() {
      return meant
    },
    get isOpen() {
      return tables > 0
    },
    open: () => void tables++,
    close() {
      tables--
      done()
    },
    async play(before, track, after, aim = null) {
      done()
      if (tables === 0 || document.hidden) return
      const mine = turn
      await show(aim)
      if (mine !== turn) return
      meant = null
      begin({ before: restFor(before, track), track, rate: rateOf(settings.now) }, after.state.table)
      await new Promise<void>((resolve) => (end = resolve))
    },
    done,
  }
}
