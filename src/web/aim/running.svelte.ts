import { CANCELLED, type Interruption, type Px } from '../../players/human/gesture'
import type { Bench, Gesture, Pulled } from './gesture'
import type { CanvasView } from './canvas-view.svelte'
import { watch } from './watch'

/** Where the finger is, if not on the piece itself. */
export interface From {
  /** From the finger to the piece, px. */
  by: Px
  /** Whether another finger rests here and means finely; elsewhere it means stop. */
  rests(event: PointerEvent): boolean
}

/** A gesture under way, and the pointer that makes it. */
interface Running {
  gesture: Gesture
  pointer: number
  by: Px
  stop: () => void
}

/** One gesture at a time, with what is drawn of it. */
export interface Gestures {
  readonly running: Running | null
  readonly pulled: Pulled | null
  readonly trail: readonly Px[]
  /** The finger is elsewhere than the handle: on the pad. */
  readonly remote: boolean
  /** Why the last gesture flicked nothing, until something else is tried; '': it did. */
  readonly refused: string
  refuse(why: string): void
  /** True: it has begun. */
  begin(gesture: Gesture | null, event: PointerEvent, from: From): boolean
  draw: Bench['draw']
  over(): void
  cancel(): void
  interrupt(by: Interruption): void
}

export function openGestures(canvas: CanvasView): Gestures {
  let running = $state.raw<Running | null>(null)
  let pulled = $state.raw<Pulled | null>(null)
  let trail = $state.raw<readonly Px[]>([])
  let refused = $state('')

  /** So long as it is the same gesture. */
  function frames(now: Running): void {
    requestAnimationFrame((t) => {
      if (running !== now) return
      now.gesture.frame(t)
      frames(now)
    })
  }

  return {
    get running() {
      return running
    },
    get pulled() {
      return pulled
    },
    get trail() {
      return trail
    },
    get refused() {
      return refused
    },
    refuse: (why) => void (refused = why),
    get remote() {
      return running !== null && (running.by.x !== 0 || running.by.y !== 0)
    },
    begin(gesture, { pointerId: pointer }, { by, rests }) {
      if (!gesture || !canvas.freeze(true)) return false
      running = { gesture, pointer, by, stop: watch(gesture, pointer, rests) }
      frames(running)
      return true
    },
    draw(nextPulled, nextTrail) {
      pulled = nextPulled
      trail = nextTrail
    },
    over() {
      running?.stop()
      running = pulled = null
      trail = []
      canvas.freeze(false)
    },
    cancel: () => running?.gesture.cancel(CANCELLED),
    interrupt: (by) => running?.gesture.interrupt(by),
  }
}
