import { on } from 'svelte/events'
import type { Id } from '../../table/types'
import type { Director } from './director'
import { openHand } from './hand'
import type { Pixel } from './types'
import type { Size } from './view/project'

/** As the page draws it at this moment. */
export function sizeOf(canvas: Element): Size {
  const { width, height } = canvas.getBoundingClientRect()
  return { width: Math.max(width, 1), height: Math.max(height, 1) }
}

/** Whom a double click on the bare table frames. */
export interface Aimed {
  piece: Id | undefined
  target: Id | undefined
}

/** The camera's hand on a canvas and on what lies over it in its frame. Returns how to stop. */
export function handOn(
  frame: HTMLElement,
  canvas: HTMLElement,
  director: Director,
  aimed: () => Aimed,
): () => void {
  const toPixel = ({ clientX, clientY }: MouseEvent): Pixel => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const hand = openHand(director, toPixel)
  const stops = [
    on(frame, 'pointerdown', hand.down),
    // The wheel must be able to keep the page where it is.
    on(frame, 'wheel', hand.wheel, { passive: false }),
    on(frame, 'dblclick', (event) => hand.double(event, aimed().target, aimed().piece)),
    on(window, 'pointermove', hand.move),
    on(window, 'pointerup', hand.up),
    on(window, 'pointercancel', hand.up),
  ]
  return () => stops.forEach((stop) => stop())
}

/** A lost drawing context comes back by itself if nobody gives it up; then everything is drawn again. */
export function keepContext(canvas: HTMLCanvasElement, again: () => void): () => void {
  const stops = [
    on(canvas, 'webglcontextlost', (event) => event.preventDefault()),
    on(canvas, 'webglcontextrestored', again),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Calls when the canvas gets another size. Returns how to stop. */
export function watchSize(canvas: Element, changed: () => void): () => void {
  const watch = new ResizeObserver(changed)
  watch.observe(canvas)
  return () => watch.disconnect()
}
