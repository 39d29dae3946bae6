import { type Eye, HALF_FIELD, type Vec, along, axesOf, dot } from './eye'
import type { Size } from './project'

/** To both sides of a way: to the right and the left of the eye, up and down. */
interface Both {
  plus: number
  minus: number
}

/** How far slanted lens borders must be moved out for all points to lie within them. */
function boundsAlong(points: readonly Vec[], way: Vec, forward: Vec, slopes: Both): Both {
  const reach = (sign: number, slope: number): number =>
    Math.max(...points.map((point) => sign * dot(point, way) - slope * dot(point, forward)))
  return { plus: reach(1, slopes.plus), minus: reach(-1, slopes.minus) }
}

/** How far back all is between the borders. */
const backFor = (bounds: Both, slopes: Both): number =>
  (bounds.plus + bounds.minus) / (slopes.plus + slopes.minus)

/** Between the borders, so far back. */
const middleOf = (bounds: Both, slopes: Both, back: number): number =>
  (bounds.plus - slopes.plus * back - (bounds.minus - slopes.minus * back)) / 2

/** The share of half the picture that is left inside a margin. */
const inner = (length: number, margin: number): number => Math.max(1 - (2 * margin) / length, 0.2)

/** Of the picture, CSS px: free inside its borders, and covered above the lower one. */
export interface Kept {
  margin: number
  covered?: number
}

function slopesUp({ height }: Size, { margin, covered = 0 }: Kept): Both {
  const free = height - covered
  const half = (HALF_FIELD * free * inner(free, margin)) / height
  const raised = (HALF_FIELD * covered) / height
  return { plus: half + raised, minus: half - raised }
}

/**
 * The nearest eye that has all points in what is kept of the picture, at that bearing and elevation. Points
 * in mm.
 */
export function fitted(
  points: readonly Vec[],
  turn: Pick<Eye, 'bearing' | 'elevation'>,
  size: Size,
  kept: Kept,
): Eye {
  const { right, up, forward } = axesOf(turn)
  const aside = ((HALF_FIELD * size.width) / size.height) * inner(size.width, kept.margin)
  const [across, upward] = [{ plus: aside, minus: aside }, slopesUp(size, kept)]
  const x = boundsAlong(points, right, forward, across)
  const y = boundsAlong(points, up, forward, upward)
  const back = Math.max(backFor(x, across), backFor(y, upward))
  const stand = along(along([0, 0, 0], right, middleOf(x, across, back)), up, middleOf(y, upward, back))
  return lookingFrom(along(stand, forward, -back), turn)
}

function lookingFrom(stand: Vec, turn: Pick<Eye, 'bearing' | 'elevation'>): Eye {
  const { forward } = axesOf(turn)
  const distance = -stand[2] / forward[2]
  const [x, y] = along(stand, forward, distance)
  return { ...turn, at: { x, y }, distance }
}
