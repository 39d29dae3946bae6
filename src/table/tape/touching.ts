import { direction, hundredth } from '../exact'
import { minus, plus, times } from '../outline'
import type { Id, Point, Pose } from '../types'
import { type TapeBody, type Ground, SLACK, depthOf, gapOf, poseOf } from './ground'
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

const touches = (body: TapeBody, on: TapeBody): boolean =>
  depthOf(body, on) < NOISE && gapOf(body, on) <= SLACK

const keepsOff = (body: TapeBody, from: TapeBody, gap: number): boolean =>
  Math.abs(gapOf(body, from) - gap) <= STEP + NOISE

/** From contact on outwards, until the gap is there: a step of what is missing never goes too far. */
function walked(gapAt: (slid: number) => number, contact: number, gap: number): number {
  let slid = contact
  for (let missing = gap; missing > STEP / 10; missing = gap - gapAt(slid)) slid += missing
  return slid
}

/**
 * D-51: slid along the line from the piece's centre through the wished point until it touches the piece from
 * outside, or is `gap` mm away. Rounding may leave a hundredth too much or, of a gap, too little, never an
 * overlap. A pose that is so already is kept.
 */
export function slidTo(ground: Ground, shape: string, to: Id, wished: Pose, gap = 0): Pose {
  const [body, pose] = [ground.of(to), poseOf(ground, to)]
  const first = ground.body(shape, wished)
  if (gap > 0 ? keepsOff(first, body, gap) : touches(first, body)) return wished
  const way = outwards(pose, pose.a, wished)
  const at = (slid: number): Pose => ({ ...plus(pose, times(way, slid)), a: wished.a })
  const contact = Math.max(
    0,
    ...spans(ground.body(shape, at(0)).parts, body.parts, way).map(({ last }) => last),
  )
  const start = walked((slid) => gapOf(ground.body(shape, at(slid)), body), contact, gap)
  for (let slid = start; ; slid += STEP) {
    const { x, y, a } = at(slid)
    const rounded = { x: hundredth(x), y: hundredth(y), a }
    if (depthOf(ground.body(shape, rounded), body) < NOISE) return rounded
  }
}
