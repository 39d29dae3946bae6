import type { Attachment } from 'svelte/attachments'
import { pulledTo } from '../../players/human/gesture'
import { aimNow } from './bench'
import type { Hand } from './hand.svelte'
import { holdsOf } from './holds'
import { listen } from './listen'
import { fromPad, heldOnPad, movedBy, padRest } from './pad'
import { openPull, setupOf } from './pull-gesture'
import { lastOf } from '../parts/samples'
import { handlersOf } from './pointer-handlers'

/** The thumb's pad: moves the handle from afar, so that no finger covers the ship. */
export const onPad =
  (hand: Hand): Attachment<HTMLElement> =>
  (element) => {
    element.style.touchAction = 'none'
    const hide = hand.showPad()
    const deafen = listen(
      element,
      handlersOf(hand, (event) => down(hand, element, event)),
    )
    return () => {
      deafen()
      hide()
    }
  }

function down(hand: Hand, pad: HTMLElement, event: PointerEvent): boolean {
  if (event.target instanceof Element && event.target.closest('button, input, a')) return false
  const [at, lens] = [aimNow(hand.world), hand.canvas.lensNow()]
  if (!at || !lens) return false
  const bench = hand.benchFor(at, lens, 'touch')
  const [setup, sample] = [setupOf(bench), lastOf(event)]
  const handle = pulledTo(setup)
  const rest = padRest(pad.getBoundingClientRect(), bench.settings.hand, handle)
  const { part, ring } = heldOnPad(rest, handle, sample)
  const by = fromPad(ring, holdsOf(at, lens, setup).centre)
  const rests = ({ target }: PointerEvent): boolean => target instanceof Node && pad.contains(target)
  return hand.begin(openPull(bench, part, movedBy(sample, by)), event, { by, rests })
}
