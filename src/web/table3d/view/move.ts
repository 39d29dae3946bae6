import type { Point } from '../../../table/types'
import { cubicBezier } from './bezier'
import type { Eye } from './eye'

/** Shortest and longest move of the camera, ms. */
const SHORT = 220
const LONG = 450
/** mm of way, or degrees of turn as mm, that take the longest. */
const FAR = 900
const MM_PER_DEGREE = 6

/** `--ease` of the pages. */
const eased = cubicBezier(0.2, 0.7, 0.2, 1)

/** -180 to 180. */
const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

const mixPoint = (from: Point, to: Point, share: number): Point => ({
  x: mix(from.x, to.x, share),
  y: mix(from.y, to.y, share),
})

/** How long a move takes, ms. */
export function timeFor(from: Eye, to: Eye): number {
  const way = Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y) + Math.abs(to.distance - from.distance)
  const turn = Math.abs(turnBetween(from.bearing, to.bearing)) + Math.abs(to.elevation - from.elevation)
  return mix(SHORT, LONG, Math.min((way + turn * MM_PER_DEGREE) / FAR, 1))
}

/** The eye after that share of the time, the short way round; distances grow evenly to the eye. */
export function between(from: Eye, to: Eye, time: number): Eye {
  const share = eased(time)
  return {
    at: mixPoint(from.at, to.at, share),
    bearing: from.bearing + turnBetween(from.bearing, to.bearing) * share,
    elevation: mix(from.elevation, to.elevation, share),
    distance: from.distance * (to.distance / from.distance) ** share,
  }
}
