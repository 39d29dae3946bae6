import { type Box, moved, overlap, widened } from './box'
import type { Pixel } from './types'
import type { Size } from './view/project'

/** Between a piece and what stands beside it, px. */
const GAP = 8

/** Above, below, right, left, then at the corners: the order in which places are tried. */
function placesBy(piece: Box, { width, height }: Size): Pixel[] {
  const { left, right, top, bottom } = widened(piece, GAP)
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2]
  const [before, above] = [left - width, top - height]
  return [
    { x, y: above },
    { x, y: bottom },
    { x: right, y },
    { x: before, y },
    { x: right, y: above },
    { x: right, y: bottom },
    { x: before, y: above },
    { x: before, y: bottom },
  ]
}

/** Still at its side, past what stands there: level with its lower border. */
function placesPast(piece: Box, { width, height }: Size, taken: readonly Box[]): Pixel[] {
  const y = piece.bottom - height
  const there = taken.filter(({ top, bottom }) => top < piece.bottom && bottom > y)
  const [left, right] = [there.map((box) => box.left), there.map((box) => box.right)]
  return [
    { x: Math.max(piece.right, ...right) + GAP, y },
    { x: Math.min(piece.left, ...left) - GAP - width, y },
  ]
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most))

/**
 * Upper left corner of something so large beside a piece, always in the picture: on nothing taken if it can
 * be, else at least beside the piece.
 */
export function beside(piece: Box, size: Size, picture: Size, taken: readonly Box[]): Pixel {
  const places = [...placesBy(piece, size), ...placesPast(piece, size, taken)].map(({ x, y }) => ({
    x: clamp(x, picture.width - size.width),
    y: clamp(y, picture.height - size.height),
  }))
  const itself = { left: 0, top: 0, right: size.width, bottom: size.height }
  const isOff = ({ x, y }: Pixel, boxes: readonly Box[]): boolean =>
    !boxes.some((box) => overlap(box, moved(itself, x, y)))
  const off = places.filter((place) => isOff(place, [piece]))
  return off.find((place) => isOff(place, taken)) ?? off[0] ?? places[0]!
}
