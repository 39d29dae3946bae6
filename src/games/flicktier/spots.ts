import type { Circle } from './data'
import type { Point } from '../../table/types'

/** Dice this far apart do not touch, mm. */
const STEP = 28

/** Rings round the middle: six places, then twelve. */
const HEX: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0.5, y: 0.87 },
  { x: -0.5, y: -0.87 },
  { x: -0.5, y: 0.87 },
  { x: 0.5, y: -0.87 },
  { x: 1.5, y: 0.87 },
  { x: -1.5, y: -0.87 },
  { x: 0, y: 1.74 },
  { x: 0, y: -1.74 },
  { x: -1.5, y: 0.87 },
  { x: 1.5, y: -0.87 },
  { x: 2, y: 0 },
  { x: -2, y: 0 },
  { x: 1, y: 1.74 },
  { x: -1, y: -1.74 },
  { x: -1, y: 1.74 },
  { x: 1, y: -1.74 },
]

/** Places for dice on a circle, the best first; the last ones lie on its rim, or just overlap it. */
export const spotsIn = ({ x, y }: Circle): Point[] =>
  HEX.map((spot) => ({ x: x + STEP * spot.x, y: y + STEP * spot.y }))
