import type { Eye } from './view/eye'
import { between, timeFor } from './view/move'

/** Where the eye is, and its way to where it is going. */
export interface Camera {
  readonly eye: Eye
  readonly moving: boolean
  /** Where it will be when it has arrived. */
  readonly goal: Eye
  /** Moved by a hand: it stays where it is when the canvas changes. */
  byHand: boolean
  go(to: Eye, cut: boolean): void
  /** Where it is at that time, ms; true while it moves. */
  step(now: number): boolean
}

interface Move {
  from: Eye
  to: Eye
  /** The time of the first frame, ms. */
  began?: number
}

export function openCamera(start: Eye): Camera {
  let eye = start
  let move: Move | null = null

  return {
    get eye() {
      return eye
    },
    get moving() {
      return move !== null
    },
    get goal() {
      return move?.to ?? eye
    },
    byHand: false,
    go(to, cut) {
      move = cut ? null : { from: eye, to }
      if (cut) eye = to
    },
    step(now) {
      if (!move) return false
      move.began ??= now
      const share = (now - move.began) / timeFor(move.from, move.to)
      eye = share < 1 ? between(move.from, move.to, share) : move.to
      if (share >= 1) move = null
      return move !== null
    },
  }
}
