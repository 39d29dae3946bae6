import { CANCELLED } from '../../players/human/gesture'
import type { Gesture } from './gesture'
import { listenToPage } from './interrupts'

/** While a gesture lasts: what the page and other pointers do to it. Returns how to stop. */
export function watch(
  gesture: Gesture,
  pointer: number,
  rests: (event: PointerEvent) => boolean,
): () => void {
  const other = (event: PointerEvent): void => {
    const comes = event.type === 'pointerdown'
    if (event.pointerId === pointer) return
    if (rests(event)) gesture.fine?.(comes, event.timeStamp)
    else if (comes) gesture.cancel(CANCELLED)
  }
  const shift = (held: boolean, t: number): void => gesture.fine?.(held, t)
  return listenToPage({ ...gesture, shift, other })
}
