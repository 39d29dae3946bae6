import type { Point } from '../../../../table/types'
import type { Lens, Pixel } from '../../../table3d/types'

/** Of the ring around a contact, and above the mat: over the ships, mm. */
const RADIUS = 12
const OVER = 6
const CORNERS = 32

/** A circle on the table as the camera sees it. */
export const ringAround = ({ x, y }: Point, lens: Pick<Lens, 'toScreen'>): Pixel[] =>
  Array.from({ length: CORNERS }, (_, i) => (2 * Math.PI * i) / CORNERS).map((angle) =>
    lens.toScreen({ x: x + RADIUS * Math.cos(angle), y: y + RADIUS * Math.sin(angle) }, OVER),
  )
