import type { Attachment } from 'svelte/attachments'
import type { Pixel } from './types'

/** A finger or a mouse that goes farther means something else, px. */
const STILL = 6

/** A press that is let go where it began; px of the element. A second finger is none. */
export const onTap =
  (tapped: (at: Pixel, touch: boolean) => void): Attachment<HTMLElement> =>
  (element) => {
    let began: PointerEvent | null = null

    function down(event: PointerEvent): void {
      began = event.isPrimary && event.button === 0 ? event : null
    }

    function up({ pointerId, clientX: x, clientY: y, pointerType }: PointerEvent): void {
      const from = began
      began = null
      if (
        from?.pointerId !== pointerId ||
        Math.max(Math.abs(from.clientX - x), Math.abs(from.clientY - y)) > STILL
      )
        return
      const { left, top } = element.getBoundingClientRect()
      tapped({ x: x - left, y: y - top }, pointerType === 'touch')
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointerup', up)
    }
  }
