import type { Lens, Px } from '../../players/human/gesture'
import type { Box } from '../table3d/box'
import type { Lens as CanvasLens } from '../table3d/types'

/** Where the page draws the canvas, CSS px of the window. */
export type Corner = Pick<DOMRect, 'left' | 'top'>

/** Where the table is seen, in words that change when it is seen elsewhere. */
export const cornersIn = (lens: Lens): string =>
  FAR_CORNERS.map((corner) => lens.toScreen(corner))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(' ')

/** mm; any two points will do that no movement of a camera leaves both in place. */
const FAR_CORNERS = [
  { x: 0, y: 0 },
  { x: 900, y: 800 },
]

/** The whole window. */
export const pageBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

/** Whether a place of the window is over the canvas. */
export const within = ({ left, top, right, bottom }: Box, { x, y }: Px): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/**
 * The lens for places of the window, wherever the page was scrolled to. How large the canvas is drawn is the
 * canvas's own matter, and pixels of the screen are nobody's.
 */
export function windowLens(lens: CanvasLens, { left, top }: Corner): Lens {
  return {
    toTable: (x, y) => lens.toTable(x - left, y - top),
    toScreen(point) {
      const { x, y } = lens.toScreen(point)
      return { x: left + x, y: top + y }
    },
  }
}
