import { BEVEL, DICE } from '../dice'
import { type Body, centreOf, turnOf } from '../engine/body'
import { convexParts, type Outline, partsDepth, worldOutline } from '../outline'
import { plus, turned, type Vector } from '../turning'
import type { Point, Pose } from '../types'

/** Twice the area of a corner's triangle with the origin: summed up, positive for what looks up. */
const area = (corners: Outline): number =>
  corners.reduce((sum, { x, y }, i) => {
    const next = corners[(i + 1) % corners.length]!
    return sum + x * next.y - y * next.x
  }, 0)

/** Of a face that stands upright nothing is seen from above, mm². */
const SEEN = 1

/** A die as it stands, seen from above: its upper faces, which together are all that is seen. */
function seenFromAbove(die: Body, { corners, faces }: (typeof DICE)[keyof typeof DICE]): Outline[] {
  const flat = (corner: Vector): Point => {
    const [x, y] = plus(centreOf(die), turned(turnOf(die), corner))
    return { x, y }
  }
  return faces.map((face) => face.map((i) => flat(corners[i]!))).filter((face) => area(face) > SEEN)
}

/**
 * Does a die reach over a piece that lies there so? What it overhangs it has hit, though its foot may stand
 * beside it (D-33). Its corners are sharp here: by less than they are cut off nothing is overhung.
 */
export function overhangs(die: Body, flat: Body, pose: Pose): boolean {
  const { shape } = die.model
  if (shape.form !== 'die') return false
  const outline = worldOutline(flat.model.shape, pose)
  return partsDepth(seenFromAbove(die, DICE[shape.die]), convexParts(outline)) > BEVEL
}
