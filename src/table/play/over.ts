import { DICE } from '../dice'
import { type Body, centreOf, startOf, turnOf } from '../engine/body'
import { distanceToEdge, inside, ownOutline } from '../outline'
import { PARTED } from '../settings'
import { centreHeight, topOf } from '../shape'
import { back, bearingAlong, minus, turned } from '../turning'
import type { Pose } from '../types'
import { areWithin } from './close'
import { boxed, isFlat } from './flat'

function poseOf(flat: Body): Pose {
  const [x, y] = centreOf(flat)
  return { x, y, a: bearingAlong(turnOf(flat), [0, 1, 0]) }
}

function isDieOver(die: Body, ship: Body): boolean {
  const { shape } = die.model
  if (shape.form !== 'die') return false
  const [x, y] = turned(back(turnOf(ship)), minus(centreOf(die), centreOf(ship)))
  const outline = ownOutline(ship.model.shape)
  return inside({ x, y }, outline) || distanceToEdge({ x, y }, outline) < DICE[shape.die].half + PARTED
}

const startedAt = (body: Body): number => startOf(body)[2] - centreHeight(body.model.shape)

/** Did the one lie on the other before the flick? */
const layOn = (a: Body, b: Body): boolean => startedAt(a) - startedAt(b) > topOf(b.model.shape) / 2

const isPieceOver = (a: Body, b: Body): boolean =>
  (layOn(a, b) || layOn(b, a)) &&
  areWithin(boxed(a.model.shape, poseOf(a)), boxed(b.model.shape, poseOf(b)), PARTED)

/**
 * Is the one still over the other, seen from above? However high it hops, it has not left the piece that it
 * was put on (D-33). A die counts as a ball of its half width.
 */
export function isOver(a: Body, b: Body): boolean {
  if (isFlat(a) && isFlat(b)) return isPieceOver(a, b)
  if (isFlat(a)) return isDieOver(b, a)
  return isFlat(b) && isDieOver(a, b)
}
