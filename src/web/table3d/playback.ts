import type { Id, Point, Track } from '../../table/types'
import { trackTime } from './pace'
import { type Stance, secondsOf, stanceAt, stillFrom } from './track'
import type { Playing } from './types'

/** A piece that left the table falls out of sight: for so long, seconds. */
const FALL = 0.22
const GRAVITY = 9810

/** A stored flick on its way: where everything is at a time. */
export interface Playback {
  readonly playing: Playing
  /** ms on the display's clock; null when it is over. */
  at(now: number): ReadonlyMap<Id, Stance | null> | null
}

const fallen = ({ at: [x, y, z], turn }: Stance, seconds: number): Stance | null =>
  seconds > FALL ? null : { at: [x, y, z - (GRAVITY * seconds * seconds) / 2], turn }

/** `stays`: is it still on the table at the end? */
function stanceIn({ pieces, hz }: Track, id: Id, seconds: number, stays: boolean): Stance | null {
  const numbers = pieces[id]!
  const stance = stanceAt(numbers, seconds, hz)
  const late = stays ? 0 : seconds - stillFrom(numbers, hz)
  return late > 0 ? fallen(stance, late) : stance
}

export function openPlayback(playing: Playing, stays: (id: Id) => boolean): Playback {
  const { track, rate } = playing
  const ids = Object.keys(track.pieces)
  const end = secondsOf(track) + (ids.every(stays) ? 0 : FALL)
  let began: number | undefined
  return {
    playing,
    at(now) {
      began ??= now
      const seconds = trackTime((now - began) / 1000, rate)
      if (seconds >= end) return null
      return new Map(ids.map((id) => [id, stanceIn(track, id, seconds, stays(id))]))
    },
  }
}

/** The ways of all that moved, over the mat. */
export function waysOf({ pieces, hz, frames }: Track): Point[][] {
  const times = Array.from({ length: frames }, (_, i) => i / hz)
  return Object.values(pieces).map((numbers) =>
    times.map((seconds) => {
      const [x, y] = stanceAt(numbers, seconds, hz).at
      return { x, y }
    }),
  )
}
