import type { Id } from '../../table/types'
import type { Director } from './director'
import type { Pixel } from './types'
import { bearingTo, distanceTo } from './flat/bearing'
import { dragged, orbited, zoomed } from './view/orbit'

/** Degrees for a CSS pixel of a right drag. */
const TURN = 0.3
const WHEEL = 1.0015
const RIGHT = 2
const MIDDLE = 1

type Pair = readonly [Pixel, Pixel]

const middleOf = ([a, b]: Pair): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Camera by hand: right drag turns, middle drag moves, the wheel and two fingers zoom. */
export function openHand(director: Director, toPixel: (event: MouseEvent) => Pixel) {
  const fingers = new Map<number, Pixel>()
  let held: Pixel | null = null

  function drag(from: Pixel, to: Pixel): void {
    const [before, after] = [from, to].map(({ x, y }) => director.lens.toTable(x, y))
    if (before && after) director.byHand(dragged(director.eye, before, after, director.limits()))
  }

  const zoom = (factor: number): void => director.byHand(zoomed(director.eye, factor, director.limits()))

  /** What is under the pointer stays there. */
  function zoomAt(pixel: Pixel, factor: number): void {
    const before = director.lens.toTable(pixel.x, pixel.y)
    zoom(factor)
    const after = director.lens.toTable(pixel.x, pixel.y)
    if (before && after) director.byHand(dragged(director.eye, before, after, director.limits()))
  }

  /** Both fingers keep what they hold: they move, spread and twist the table. */
  function pinch(before: Pair, after: Pair): void {
    drag(middleOf(before), middleOf(after))
    const spread = distanceTo(...after) / Math.max(distanceTo(...before), 1)
    zoomAt(middleOf(after), spread)
    const twist = bearingTo(...after) - bearingTo(...before)
    director.byHand(orbited(director.eye, ((twist + 540) % 360) - 180, 0))
  }

  function moveFinger(id: number, to: Pixel): void {
    const before = [...fingers.values()]
    fingers.set(id, to)
    const after = [...fingers.values()]
    if (before.length === 2) pinch(before as unknown as Pair, after as unknown as Pair)
  }

  function moveMouse(buttons: number, to: Pixel): void {
    if (!held) return
    const from = held
    held = to
    if (buttons & 4) drag(from, to)
    else director.byHand(orbited(director.eye, (to.x - from.x) * TURN, (to.y - from.y) * TURN))
  }

  return {
    down(event: PointerEvent): void {
      if (event.pointerType === 'touch') fingers.set(event.pointerId, toPixel(event))
      else if (event.button === RIGHT || event.button === MIDDLE) held = toPixel(event)
    },
    move(event: PointerEvent): void {
      if (director.lens.frozen) return
      if (fingers.has(event.pointerId)) moveFinger(event.pointerId, toPixel(event))
      else moveMouse(event.buttons, toPixel(event))
    },
    up(event: PointerEvent): void {
      fingers.delete(event.pointerId)
      held = null
    },
    /** Frames a piece, on the bare table the one that is aimed, and whom it is meant for. */
    double(event: MouseEvent, at: Id | undefined, aimed: Id | undefined): void {
      const { x, y } = toPixel(event)
      const piece = director.lens.pick(x, y) ?? aimed
      if (piece && !director.lens.frozen)
        director.command({ to: 'pair', piece, ...(at && at !== piece ? { at } : {}) })
    },
    wheel(event: WheelEvent): void {
      if (director.lens.frozen) return
      event.preventDefault()
      zoomAt(toPixel(event), WHEEL ** -event.deltaY)
    },
  }
}
