import type { Pixel } from './types'

/** On the screen, CSS px. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const boxAround = (pixels: readonly Pixel[]): Box => ({
  left: Math.min(...pixels.map(({ x }) => x)),
  right: Math.max(...pixels.map(({ x }) => x)),
  top: Math.min(...pixels.map(({ y }) => y)),
  bottom: Math.max(...pixels.map(({ y }) => y)),
})

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

export const moved = ({ left, right, top, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})

export const isWithin = (box: Box, width: number, height: number): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height

/** Of an element, px of what it is positioned in, whatever moves it on the screen. */
export const offsetBox = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  right: offsetLeft + offsetWidth,
  bottom: offsetTop + offsetHeight,
})
