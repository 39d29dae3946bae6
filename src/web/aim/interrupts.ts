import { CANCELLED, type Interruption } from '../../players/human/gesture'
import { on } from './listen'

/** What the page tells a gesture while it lasts. */
export interface Interrupted {
  interrupt(by: Interruption): void
  cancel(why: string): void
  /** Shift is held, or no more. */
  shift(held: boolean, t: number): void
  /** Another pointer came down anywhere, or went up. */
  other(event: PointerEvent): void
}

function keyTo({ cancel, shift }: Interrupted, event: KeyboardEvent): void {
  const down = event.type === 'keydown'
  if (event.key === 'Shift') shift(down, event.timeStamp)
  if (event.key !== 'Escape' || !down) return
  event.preventDefault()
  event.stopPropagation()
  cancel(CANCELLED)
}

const inDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('dialog, [role=dialog]') !== null

/** Until the returned function is called. */
export function listenToPage(gesture: Interrupted): () => void {
  const { interrupt } = gesture
  const stops = [
    on(window, [
      ['keydown', (event: KeyboardEvent) => keyTo(gesture, event)],
      ['keyup', (event: KeyboardEvent) => keyTo(gesture, event)],
      ['blur', (event: Event) => event.target === window && interrupt('blur')],
      ['orientationchange', () => interrupt('rotation')],
      ['focusin', (event: Event) => inDialog(event) && interrupt('dialog')],
      ['pointerdown', gesture.other],
      ['pointerup', gesture.other],
    ]),
    on(document, [['visibilitychange', () => document.hidden && interrupt('hidden')]]),
  ]
  return () => stops.forEach((stop) => stop())
}
