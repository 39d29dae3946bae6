import { direction, hundredth } from '../exact'
import { minus, plus, times } from '../outline'
import type { Id, Point, Pose } from '../types'
import { type Body, type Ground, SLACK, depthOf, gapOf } from './ground'
import { spans } from './slide'

/** A hundredth of a millimetre: what rounding can move a piece by, and the step in which it is moved back. */
const STEP = 0.01
const NOISE = 1e-6

/** The unit vector from the piece's centre to the point; its own bow where they are the same. */
function outwards(centre: Point, a: number, to: Point): Point {
  const way = minus(to, centre)
  const length = Math.sqrt(way.x * way.x + way.y * way.y)
  return length > 0 ? times(way, 1 / length) : direction(a)
}

const rests = (body: Body, on: Body): boolean => depthOf(body, on) < NOISE && gapOf(body, on) <= SLACK

/**
 * D-51: slid along the line from the piece's centre through the wished point until it touches the piece from
 * outside, and then `off` mm farther. Rounding may leave a gap of a few hundredths, never an overlap. A pose
 * that touches already is kept.
 */
export function slidTo(ground: Ground, shape: string, to: Id, wished: Pose, off = 0): Pose {
  const body = ground.of(to)
  if (rests(ground.body(shape, wished), body)) return wished
  const { pose } = ground.rest[to]!
  const way = outwards(pose, pose.a, wished)
  const atCentre = ground.body(shape, { ...pose, a: wished.a })
  const contact = Math.max(0, ...spans(atCentre.parts, body.parts, way).map(({ last }) => last))
  for (let slid = contact + off; ; slid += STEP) {
    const { x, y } = plus(pose, times(way, slid))
    const rounded = { x: hundredth(x), y: hundredth(y), a: wished.a }
    if (depthOf(ground.body(shape, rounded), body) < NOISE) return rounded
  }
}
