import { DICE } from '../dice'
import { direction, placing } from '../exact'
import type { Point, Pose, Shape } from '../types'
import { type Outline, times } from './vector'

/** A round piece has so many corners, all on its circle: its rim is at most 0.04 mm inside a 30 mm radius. */
export const CORNERS = 64

const UNIT_DISC: Outline = Array.from({ length: CORNERS }, (_, i) => direction((-360 / CORNERS) * i))

const discs = new WeakMap<Shape, Outline>()

/** Worked out once for each shape: a shape is a value. */
function discOf(shape: Extract<Shape, { form: 'disc' }>): Outline {
  const outline = discs.get(shape) ?? UNIT_DISC.map((corner) => times(corner, shape.radius))
  discs.set(shape, outline)
  return outline
}

/**
 * The outline in the piece's own frame, mm, counter-clockwise, +y is the bow. A disc is a polygon of 64
 * corners, the first at +y; a die lies on a face, of a D10 it is the circle that it never leaves.
 */
export function ownOutline(shape: Shape): Outline {
  if (shape.form === 'plate') return shape.outline
  return shape.form === 'disc' ? discOf(shape) : DICE[shape.die].footprint
}

/** The outline of a piece in the frame of the table, mm, counter-clockwise. */
export const worldOutline = (shape: Shape, pose: Pose): Point[] => ownOutline(shape).map(placing(pose))
