import type { Point } from '../../../table/types'
import type { Eye } from './eye'

/** How far a hand may move the camera. */
export interface Limits {
  /** Distance of the whole table, mm. */
  whole: number
  /** The size of the mat, mm. */
  size: Point
}

const FLATTEST = 30
const STEEPEST = 90
/** Zoom: how much nearer than the whole table. */
const NEAREST = 6
const FARTHEST = 0.8

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** Turns the camera round its target, degrees to the right and up. */
export const orbited = (eye: Eye, right: number, up: number): Eye => ({
  ...eye,
  bearing: (eye.bearing + right + 360) % 360,
  elevation: clamp(eye.elevation + up, FLATTEST, STEEPEST),
})

/** The picture follows the hand: what was at `from` on the mat is then at `to`. */
export const dragged = (eye: Eye, from: Point, to: Point, { size }: Limits): Eye => ({
  ...eye,
  at: { x: clamp(eye.at.x + from.x - to.x, 0, size.x), y: clamp(eye.at.y + from.y - to.y, 0, size.y) },
})

/** `factor` > 1 goes nearer. */
export const zoomed = (eye: Eye, factor: number, { whole }: Limits): Eye => ({
  ...eye,
  distance: clamp(eye.distance / factor, whole / NEAREST, whole / FARTHEST),
})
