import { type Eye, HALF_FIELD, type Vec, along, axesOf, dot } from './eye'
import type { Size } from './project'

/** How far a slanted lens border must be moved out for all points to lie within it, on both sides. */
interface Bounds {
  plus: number
  minus: number
}

function boundsAlong(points: readonly Vec[], way: Vec, forward: Vec, slope: number): Bounds {
  const reach = (sign: number): number =>
    Math.max(...points.map((point) => sign * dot(point, way) - slope * dot(point, forward)))
  return { plus: reach(1), minus: reach(-1) }
}

/** The share of half the picture that is left inside a margin. */
const inner = (length: number, margin: number): number => Math.max(1 - (2 * margin) / length, 0.2)

/**
 * The nearest eye that has all points in the picture, `margin` px inside its borders, at that bearing and
 * elevation. Points in mm.
 */
export function fitted(
  points: readonly Vec[],
  turn: Pick<Eye, 'bearing' | 'elevation'>,
  size: Size,
  margin: number,
): Eye {
  const { right, up, forward } = axesOf(turn)
  const slopeX = ((HALF_FIELD * size.width) / size.height) * inner(size.width, margin)
  const slopeY = HALF_FIELD * inner(size.height, margin)
  const x = boundsAlong(points, right, forward, slopeX)
  const y = boundsAlong(points, up, forward, slopeY)
  const back = Math.max((x.plus + x.minus) / (2 * slopeX), (y.plus + y.minus) / (2 * slopeY))
  const stand = along(along([0, 0, 0], right, (x.plus - x.minus) / 2), up, (y.plus - y.minus) / 2)
  return lookingFrom(along(stand, forward, -back), turn)
}

function lookingFrom(stand: Vec, turn: Pick<Eye, 'bearing' | 'elevation'>): Eye {
  const { forward } = axesOf(turn)
  const distance = -stand[2] / forward[2]
  const [x, y] = along(stand, forward, distance)
  return { ...turn, at: { x, y }, distance }
}
