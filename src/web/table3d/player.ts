import type { Id, Point, Rest } from '../../table/types'
import { type Playback, openPlayback, waysOf } from './playback'
import type { Stance } from './track'
import type { Playing } from './types'

/** ms for which the way of a flick is shown instead of its motion. */
const GLANCE = 300

export interface Plays {
  /** No motion: the ways instead of the flight. */
  still(): boolean
  /** Ways to draw; none: gone. */
  trace(ways: Point[][]): void
  /** Over, by itself. */
  onend(): void
}

/** Plays one stored flick at a time. */
export function openPlayer({ still, trace, onend }: Plays) {
  let playing: Playing | null = null
  let playback: Playback | null = null
  let glance: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(glance)
    playing = playback = null
    trace([])
  }

  function end(): void {
    stop()
    onend()
  }

  return {
    /** The table as it lay before the flick that is played; null: none is. */
    get before(): Rest | null {
      return playing?.before ?? null
    },
    get moving() {
      return playback !== null
    },
    start(next: Playing, stays: (id: Id) => boolean): void {
      stop()
      playing = next
      if (document.hidden || next.rate === Infinity) return end()
      if (!still()) playback = openPlayback(next, stays)
      else {
        trace(waysOf(next.track))
        glance = setTimeout(end, GLANCE)
      }
    },
    /** Where everything is at that time, ms; none when nothing is on its way. */
    step(now: number): ReadonlyMap<Id, Stance | null> {
      const stances = playback?.at(now)
      if (playback && !stances) end()
      return stances ?? new Map()
    },
    /** Hidden pages get no frames: the end at once. */
    hide(): void {
      if (playing) end()
    },
    stop,
  }
}
