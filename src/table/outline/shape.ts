import { direction, placing } from '../exact'
import type { DieName, Point, Pose, Shape } from '../types'
import { type Outline, times } from './vector'

/** A round piece has so many corners, all on its circle: its rim is at most 0.04 mm inside a 30 mm radius. */
export const CORNERS = 64

const UNIT_DISC: Outline = Array.from({ length: CORNERS }, (_, i) => direction((-360 / CORNERS) * i))

const HALF_D6 = 8
/** Of the belt and the tips (H-DICE): a D10 never reaches farther from its centre. */
const REACH_D10 = 11.926

const disc = (radius: number): Outline => UNIT_DISC.map((corner) => times(corner, radius))

const FOOTPRINTS: Readonly<Record<DieName, Outline>> = {
  D6: [
    { x: -HALF_D6, y: -HALF_D6 },
    { x: HALF_D6, y: -HALF_D6 },
    { x: HALF_D6, y: HALF_D6 },
    { x: -HALF_D6, y: HALF_D6 },
  ],
  D10: disc(REACH_D10),
}

/**
 * The outline in the piece's own frame, mm, counter-clockwise, +y is the bow. A disc is a polygon of 64
 * corners, the first at +y; a D6 its square, a D10 the circle that it never leaves.
 */
export function ownOutline(shape: Shape): Outline {
  if (shape.form === 'plate') return shape.outline
  return shape.form === 'disc' ? disc(shape.radius) : FOOTPRINTS[shape.die]
}

/** The outline of a piece in the frame of the table, mm, counter-clockwise. */
export const worldOutline = (shape: Shape, pose: Pose): Point[] => ownOutline(shape).map(placing(pose))
