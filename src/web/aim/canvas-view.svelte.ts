import type { Lens } from '../../players/human/gesture'
import type { Lens as CanvasLens } from '../table3d/types'
import { cornersIn, windowLens } from './place'

/** The table as it is seen on the page at this moment. */
export type CanvasView = ReturnType<typeof openCanvasView>

/** Where the canvas is and what it looks through; to be opened with its component. */
export function openCanvasView() {
  let element = $state.raw<HTMLElement | null>(null)
  let canvas = $state.raw<CanvasLens | null>(null)
  /** Goes up when the camera or the page moved: what is drawn in px must follow. */
  let looks = $state(0)
  let seen = ''

  function lensNow(): Lens | null {
    void looks
    return canvas && element && windowLens(canvas, element.getBoundingClientRect())
  }

  return {
    lensNow,
    /** Where the table is drawn. */
    get box(): DOMRect | null {
      void looks
      return element?.getBoundingClientRect() ?? null
    },
    /**
     * The camera or the page may have moved. Only if it did: what follows is drawn anew, and told here again.
     */
    moved(): void {
      const corners = canvas && element ? cornersIn(lensNow()!) : ''
      if (corners !== seen) looks++
      seen = corners
    },
    /** The canvas is there. */
    see: (lens: CanvasLens) => (canvas = lens),
    place: (over: HTMLElement | null) => (element = over),
    /** The camera stands still under a hand. False: there is no camera. */
    freeze(frozen: boolean): boolean {
      if (canvas) canvas.frozen = frozen
      return canvas !== null
    },
  }
}
