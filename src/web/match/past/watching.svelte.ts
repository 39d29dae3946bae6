import type { MatchRecord, View } from '../../../match'
import { type Archive, fetchTrack } from './archive'
import type { Moments } from './moments.svelte'
import { type Seen, see } from '../model/seen'
import { added } from '../model/words'
import type { FlickPlayback } from './flick-playback.svelte'
import type { Moment, Screen } from '../../games/screen'
import type { Track } from '../../../table/types'
import { openReading } from './reading'
import { openWalk, type Past } from './walk'

/** Looking at the match as it was: a single flick again, or one entry after another. */
export interface Watching {
  /** The moment that is looked at; null: the match as it stands. */
  readonly seen: Seen | null
  /** The number of the entry that is looked at. */
  readonly n: number
  /** A single flick is looked at, and nothing else has been asked for. */
  readonly brief: boolean
  readonly trouble: string
  /** The match as it stood after each entry, up to this one. */
  read(n: number): Promise<Archive>
  /** Plays the flick of that entry; its end stays. */
  again(n: number): Promise<void>
  /** Shows the match after that entry; `play`: with its flick first. */
  goTo(n: number, play?: boolean): Promise<void>
  /** Back to the match as it stands. */
  leave(): void
}

/** `record`: fetches the match as this page may see it. `screen`: of its game, once a view has come. */
export function openWatching(
  id: string,
  record: () => Promise<MatchRecord>,
  { playback, moments, screen }: { playback: FlickPlayback; moments: Moments; screen: () => Screen | null },
): Watching {
  let past = $state.raw<Past | null>(null)
  let n = $state(0)
  let brief = $state(false)
  let trouble = $state('')
  const seen = $derived(past && asPast(past.view, screen()))

  const { read, forget } = openReading(record, screen)
  const walk = openWalk({
    playback,
    read,
    track: (entry) => fetchTrack(id, entry),
    moments: (before, after, tracks) => momentsBetween(screen(), before, after, tracks),
    show(next) {
      past = next
      moments.recall(next && next.moments)
    },
    tell(why) {
      if (why) forget()
      trouble = why
    },
  })

  async function look(entry: number, play: boolean): Promise<void> {
    n = entry
    await walk.goTo(entry, play)
  }

  return {
    get seen() {
      return seen
    },
    get n() {
      return n
    },
    get brief() {
      return brief
    },
    get trouble() {
      return trouble
    },
    read,
    again(entry) {
      brief ||= past === null
      moments.forget(entry)
      return look(entry, true)
    },
    goTo(entry, play = false) {
      brief = false
      return look(entry, play)
    },
    leave() {
      brief = false
      walk.leave()
    },
  }
}

/** A view of the past asks nobody any more. */
function asPast(view: View, screen: Screen | null): Seen | null {
  return screen && { ...see({ ...view, offer: null, retract: {} }, screen), choices: [] }
}

/** What happened to pieces from one view to the next, as the game tells it. */
function momentsBetween(
  screen: Screen | null,
  before: View,
  after: View,
  tracks: Readonly<Record<number, Track>>,
): readonly Moment[] {
  return screen?.moments?.of(added(before.log, after.log), see(before, screen), tracks) ?? []
}
