import { direction } from '../../../table/exact'
import { distance, minus, plus, times } from '../../../table/outline'
import type { Aim, Event, Flick, Id, Played, Point, Track } from '../../../table/types'

/** So much of its way is shown, mm. */
export const SHOWN = 150

/** Numbers of one frame of a track, and how many make a mm. */
const WIDTH = 7
const PER_MM = 100

function centres(track: Track, piece: Id): Point[] {
  const numbers = track.pieces[piece] ?? []
  return Array.from({ length: numbers.length / WIDTH }, (_, i) => ({
    x: numbers[i * WIDTH]! / PER_MM,
    y: numbers[i * WIDTH + 1]! / PER_MM,
  }))
}

const concerns = (event: Event, piece: Id): boolean =>
  ('a' in event && event.a === piece) || ('b' in event && event.b === piece)

/** How far the piece goes in a frame, as it goes at the end of `way`; at first as it was pushed. */
function stride(way: readonly Point[], { bearing, speed }: Aim, hz: number): Point {
  const [before, now] = way.slice(-2)
  return before && now ? minus(now, before) : times(direction(bearing), speed / hz)
}

/**
 * The way up to that moment, counted in frames. The frame after it is no help: by then the piece goes another
 * way.
 */
function until(way: readonly Point[], frames: number, aim: Aim, hz: number): Point[] {
  const free = way.slice(0, Math.floor(frames) + 1)
  return [...free, plus(free.at(-1)!, times(stride(free, aim, hz), frames % 1))]
}

/** The first `most` mm of the way. */
function firstOf(way: readonly Point[], most: number): Point[] {
  let left = most
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1]!, way[i]!]
    const length = distance(from, to)
    if (length >= left) return [...way.slice(0, i), plus(from, times(minus(to, from), left / length))]
    left -= length
  }
  return [...way]
}

/**
 * The first 15 cm of the way of the flicked piece's centre as the table played it, cut where it first touched
 * anything or left the table: nobody sees what comes after. mm; no points when it did not move.
 */
export function pathOf({ result, track }: Played, { piece, aim }: Flick): Point[] {
  const way = centres(track, piece)
  const first = result.events.find((event) => concerns(event, piece))
  if (!first || way.length === 0) return firstOf(way, SHOWN)
  return firstOf(until(way, first.t * track.hz, aim, track.hz), SHOWN)
}
