import type { Camera } from './camera'
import type { Eye } from './view/eye'

/** Sending the camera somewhere, and back to where it was. */
export interface Moves {
  /** `byHand`: it stays there when the canvas changes. Null: nowhere. */
  go(eye: Eye | null, byHand: boolean): void
  /** It will go elsewhere for now. Of several brief looks what was before the first is kept. */
  keep(brief: boolean): void
  /** To what was kept, once. */
  back(): void
}

/** `still`: cuts instead of moves; `ask`: a frame, please. */
export function openMoves(camera: Camera, still: () => boolean, ask: () => void): Moves {
  let before: { eye: Eye; byHand: boolean; brief: boolean } | null = null

  function go(eye: Eye | null, byHand: boolean): void {
    if (!eye) return
    camera.go(eye, still())
    camera.byHand = byHand
    ask()
  }

  return {
    go,
    keep(brief) {
      if (!brief || !before?.brief) before = { eye: camera.goal, byHand: camera.byHand, brief }
    },
    back() {
      const was = before
      before = null
      if (was) go(was.eye, was.byHand)
    },
  }
}
