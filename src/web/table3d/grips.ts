import type { Director } from './director'
import { bearingTo, distanceTo } from './flat/bearing'
import type { Pixel } from './types'
import { dragged, orbited, zoomed } from './view/orbit'

/** Degrees for a CSS pixel of a right drag. */
const TURN = 0.3

export type TwoFingers = readonly [Pixel, Pixel]

const middleOf = ([a, b]: TwoFingers): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** What holds of the table can do to the camera. */
export interface Grips {
  /** What was under the first pixel is under the second. */
  drag(from: Pixel, to: Pixel): void
  /** Round the middle of the picture. */
  turn(from: Pixel, to: Pixel): void
  /** What is under the pixel stays there. */
  zoomAt(pixel: Pixel, factor: number): void
  /** Both fingers keep what they hold: they move, spread and twist the table. */
  pinch(before: TwoFingers, after: TwoFingers): void
}

export function gripsOf(director: Director): Grips {
  const { byHand, lens, limits } = director

  function drag(from: Pixel, to: Pixel): void {
    const [before, after] = [from, to].map(({ x, y }) => lens.toTable(x, y))
    if (before && after) byHand(dragged(director.eye, before, after, limits()))
  }

  function zoomAt(pixel: Pixel, factor: number): void {
    const before = lens.toTable(pixel.x, pixel.y)
    byHand(zoomed(director.eye, factor, limits()))
    const after = lens.toTable(pixel.x, pixel.y)
    if (before && after) byHand(dragged(director.eye, before, after, limits()))
  }

  return {
    drag,
    turn: (from, to) => byHand(orbited(director.eye, (to.x - from.x) * TURN, (to.y - from.y) * TURN)),
    zoomAt,
    pinch(before, after) {
      drag(middleOf(before), middleOf(after))
      zoomAt(middleOf(after), distanceTo(...after) / Math.max(distanceTo(...before), 1))
      const twist = bearingTo(...after) - bearingTo(...before)
      byHand(orbited(director.eye, ((twist + 540) % 360) - 180, 0))
    },
  }
}
