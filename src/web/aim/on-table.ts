import type { Attachment } from 'svelte/attachments'
import { settings } from '../settings/store.svelte'
import { aimNow } from './bench'
import type { Bench, Gesture } from './gesture'
import { partAt } from './grab'
import type { Hand } from './hand.svelte'
import type { From } from './running.svelte'
import { holdsOf } from './holds'
import { listen } from './listen'
import { openPull, setupOf } from './pull-gesture'
import { atScreenEdge, lastOf, pointingOf } from '../parts/samples'
import { openSwipe } from './swipe-gesture'
import { handlersOf } from './pointer-handlers'

/** The finger is where it means to be, and a second one moves the camera. */
export const ON_TABLE: From = { by: { x: 0, y: 0 }, rests: () => false }

/** Pulls and swipes over the table itself; for the element that the canvas fills. */
export const onTable =
  (hand: Hand): Attachment<HTMLElement> =>
  (element) => {
    hand.canvas.place(element)
    element.style.touchAction = 'none'
    const stop = listen(
      element,
      handlersOf(hand, (event) => down(hand, event)),
    )
    return () => {
      stop()
      hand.canvas.place(null)
    }
  }

function down(hand: Hand, event: PointerEvent): boolean {
  const [at, lens, pointing] = [aimNow(hand.world), hand.canvas.lensNow(), pointingOf(event)]
  if (!at || !lens || settings.now.mode === 'keys') return false
  if (pointing === 'touch' && atScreenEdge(lastOf(event), innerWidth, innerHeight)) return false
  const bench = hand.benchFor(at, lens, pointing)
  const gesture = settings.now.mode === 'swipe' ? openSwipe(bench, lastOf(event)) : pull(bench, event)
  return hand.begin(gesture, event, ON_TABLE)
}

function pull(bench: Bench, event: PointerEvent): Gesture | null {
  const sample = lastOf(event)
  const part = partAt(holdsOf(bench.at, bench.lens, setupOf(bench)), sample, bench.pointing)
  return part && openPull(bench, part, sample)
}
