import type { Sample } from '../../players/human/gesture'
import { begins, lastOf, samplesOf } from '../parts/samples'

/** What the pointers on an element tell. */
export interface PointerHandlers {
  /** The id of the pointer that makes the gesture. */
  readonly pointer: number | null
  /** True: this pointer has begun a gesture. */
  down(event: PointerEvent): boolean
  move(samples: readonly Sample[]): void
  up(sample: Sample): void
  lost(by: 'pointercancel' | 'lostpointercapture'): void
  rightClick(): void
  wheel(notches: number): void
}

type Ear = [type: string, hear: (event: never) => void]

/** Before anybody else, and free to prevent what the browser would do. Returns how to stop. */
export function on(target: EventTarget, ears: readonly Ear[]): () => void {
  const how = { capture: true, passive: false }
  for (const [type, hear] of ears) target.addEventListener(type, hear as EventListener, how)
  return () => {
    for (const [type, hear] of ears) target.removeEventListener(type, hear as EventListener, how)
  }
}

/** The right button comes as a change of the pointer that is down already. */
const RIGHT = 2

/** Events go on to the camera, which stands still while its lens is frozen: it must know every finger. */
export function listen(element: HTMLElement, touched: PointerHandlers): () => void {
  const ours = ({ pointerId }: PointerEvent): boolean => pointerId === touched.pointer

  function down(event: PointerEvent): void {
    if (touched.pointer !== null || !begins(event) || !touched.down(event)) return
    element.setPointerCapture(event.pointerId)
    // No text is selected, and no mouse is made up from the finger.
    event.preventDefault()
  }

  function move(event: PointerEvent): void {
    if (!ours(event)) return
    if (event.buttons & RIGHT) touched.rightClick()
    else touched.move(samplesOf(event))
  }

  function wheel(event: WheelEvent): void {
    if (touched.pointer === null) return
    event.preventDefault()
    event.stopPropagation()
    touched.wheel(-Math.sign(event.deltaY))
  }

  return on(element, [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', (event: PointerEvent) => ours(event) && touched.up(lastOf(event))],
    ['pointercancel', (event: PointerEvent) => ours(event) && touched.lost('pointercancel')],
    ['lostpointercapture', (event: PointerEvent) => ours(event) && touched.lost('lostpointercapture')],
    ['wheel', wheel],
    ['contextmenu', (event: Event) => touched.pointer !== null && event.preventDefault()],
  ])
}
