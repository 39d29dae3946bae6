import type { View } from '../../../match'
import type { Track } from '../../../table/types'
import type { Moment } from '../../games/screen'
import type { Archive } from './archive'
import type { FlickPlayback } from './flick-playback.svelte'

/** A moment of the past, as it is looked at. */
export interface Past {
  /** The number of the journal's entry after which the match stood so. */
  n: number
  view: View
  /** What its flick did, once it has been seen. */
  moments: readonly Moment[]
}

/** What a walk through a match needs. */
export interface Ways {
  playback: Pick<FlickPlayback, 'play' | 'done'>
  /** The match as it stood after each entry, up to this one. */
  read(n: number): Promise<Archive>
  /** How the flick of that entry went; null for an entry without one. */
  track(n: number): Promise<Track | null>
  /** What happened to pieces from one view to the next. */
  moments(before: View, after: View, tracks: Readonly<Record<number, Track>>): readonly Moment[]
  /** Null: the match as it stands. */
  show(past: Past | null): void
  /** '': none any more. */
  tell(trouble: string): void
}

/** Through a match as it was: what was asked for last counts, and stays until something else is. */
export interface Walk {
  /** To the match after that entry; `play`: with its flick first, and what it did. */
  goTo(n: number, play?: boolean): Promise<void>
  leave(): void
}

export function openWalk({ playback, read, track, moments, show, tell }: Ways): Walk {
  let asked = 0
  let away = false

  /** Whatever was under way ends here. */
  function begin(): () => boolean {
    const mine = ++asked
    playback.done()
    return () => mine === asked
  }

  function look(past: Past | null): void {
    away = past !== null
    show(past)
  }

  async function step(n: number, play: boolean, isLatest: () => boolean): Promise<void> {
    const archive = await read(n)
    const flown = play && hasTrack(archive, n) ? await track(n) : null
    if (!isLatest()) return
    const [before, view] = [archive.viewAt(n - 1), archive.viewAt(n)]
    if (flown) {
      look({ n, view: before, moments: [] })
      await playback.play(before, flown, view)
      if (!isLatest()) return
    }
    look({ n, view, moments: play ? moments(before, view, flown ? { [n]: flown } : {}) : [] })
  }

  return {
    async goTo(n, play = false) {
      const isLatest = begin()
      tell('')
      await step(n, play, isLatest).catch((error: Error) => isLatest() && tell(error.message))
    },
    leave() {
      asked++
      if (!away) return
      playback.done()
      look(null)
    },
  }
}

/** Was anything flicked, or has it slid? */
function hasTrack({ record }: Archive, n: number): boolean {
  const entry = record.journal.find((one) => one.n === n)
  if (!entry || !(entry.is === 'fact')) return false
  const { fact } = entry
  return fact.did === 'glided' || (fact.did === 'answered' && fact.by.result !== undefined)
}
