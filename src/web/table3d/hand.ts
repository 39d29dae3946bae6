import type { Id } from '../../table/types'
import type { Director } from './director'
import { gripsOf, type TwoFingers } from './grips'
import type { Pixel } from './types'

const WHEEL = 1.0015
const RIGHT = 2
const MIDDLE = 1

/** Camera by hand: right drag turns, middle drag moves, the wheel and two fingers zoom. */
export function openHand(director: Director, toPixel: (event: MouseEvent) => Pixel) {
  const fingers = new Map<number, Pixel>()
  let held: Pixel | null = null

  const { drag, turn, zoomAt, pinch } = gripsOf(director)

  function moveFinger(id: number, to: Pixel): void {
    const before = [...fingers.values()]
    fingers.set(id, to)
    const after = [...fingers.values()]
    if (before.length === 2) pinch(before as unknown as TwoFingers, after as unknown as TwoFingers)
  }

  function moveMouse(buttons: number, to: Pixel): void {
    if (!held) return
    const from = held
    held = to
    if (buttons & 4) drag(from, to)
    else turn(from, to)
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
