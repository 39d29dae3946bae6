import type { Lens, Px } from '../../players/human/gesture'
import type { Lens as CanvasLens } from '../table3d/types'

/** Where the page draws the canvas, CSS px of the window. */
export type Corner = Pick<DOMRect, 'left' | 'top'>

/** Whether a place of the window is over the canvas. */
export const within = ({ left, top, right, bottom }: DOMRect, { x, y }: Px): boolean =>
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
