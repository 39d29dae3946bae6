import { CANCELLED } from '../../players/human/gesture'
import type { Hand } from './hand.svelte'
import type { PointerHandlers } from './listen'
import { movedBy } from './pad'

/** The gesture of the hand, told by the pointers of an element. */
export const handlersOf = (hand: Hand, down: PointerHandlers['down']): PointerHandlers => ({
  get pointer() {
    return hand.running?.pointer ?? null
  },
  down,
  move(samples) {
    const { running } = hand
    running?.gesture.move(samples.map((sample) => movedBy(sample, running.by)))
  },
  up(sample) {
    const { running } = hand
    running?.gesture.up(movedBy(sample, running.by))
  },
  lost: (by) => hand.running?.gesture.interrupt(by),
  rightClick: () => hand.running?.gesture.cancel(CANCELLED),
  wheel: (notches) => hand.running?.gesture.wheel?.(notches),
})
