import { bearingOf } from '../../../table/exact'
import type { Point, Track } from '../../../table/types'
import type { Overlay } from '../../table3d/types'

/** Numbers of one frame of a track, and how many make a mm. */
const WIDTH = 7
const PER_MM = 100
/** So far ahead the line of an aim is dotted, mm. */
const AHEAD = 300
const DOTS = 12

const at = (frames: readonly number[], frame: number): Point => ({
  x: frames[frame * WIDTH]! / PER_MM,
  y: frames[frame * WIDTH + 1]! / PER_MM,
})

/**
 * What was aimed, read from how the flick began: a line ahead, as a person's is drawn. null: nothing moved.
 */
export function meantBy(track: Track): Overlay | null {
  const frames = (track.flick && track.pieces[track.flick.piece]) ?? []
  if (frames.length < 2 * WIDTH) return null
  const [origin, next] = [at(frames, 0), at(frames, 1)]
  const [dx, dy] = [next.x - origin.x, next.y - origin.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return null
  const along = (mm: number): Point => ({
    x: origin.x + (dx * mm) / length,
    y: origin.y + (dy * mm) / length,
  })
  return {
    origin,
    bearing: bearingOf(dx, dy),
    solid: [],
    dots: Array.from({ length: DOTS }, (_, i) => along(((i + 1) * AHEAD) / DOTS)),
    wedge: null,
    reach: null,
    handle: null,
    leaves: false,
  }
}
