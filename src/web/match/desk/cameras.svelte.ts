import type { Id } from '../../../table/types'
import type { CameraCommand } from '../../table3d/types'

/** Where a person may ask to look from. */
export type View = 'table' | 'down' | 'behind' | 'close'

/** Whom to look from and at. */
export type Subject = Pick<CameraCommand, 'piece' | 'at'>

/** The camera of a match: what it was told last. */
export interface Cameras {
  readonly now: CameraCommand | null
  /** What one looks at; null: somewhere, moved by hand. */
  readonly view: View | null
  can(to: View): boolean
  /** False: there is nobody to look from or at. */
  look(to: View): boolean
  /**
   * Close to a piece for a moment, null: back. What somebody asked for meanwhile stays. `covered`: so much of
   * the canvas from below, CSS px.
   */
  pushIn(piece: Id | null, covered?: number): void
  /** Called when a hand has moved the camera. */
  moved(): void
}

export function openCameras(subject: () => Subject): Cameras {
  let now = $state.raw<CameraCommand | null>(null)
  let pushedIn = false
  let hit: { piece: Id | null; covered: number } = { piece: null, covered: 0 }
  let view = $state<View | null>('table')

  function can(to: View): boolean {
    const { piece, at } = subject()
    if (to === 'behind') return piece !== undefined
    return to !== 'close' || (at ?? piece) !== undefined
  }

  function order(command: CameraCommand): void {
    pushedIn = command.brief ?? false
    now = command
  }

  return {
    get now() {
      return now
    },
    get view() {
      return view
    },
    can,
    look(to) {
      if (!can(to)) return false
      order({ to, ...subject() })
      view = to
      return true
    },
    pushIn(piece, covered = 0) {
      if (piece === hit.piece && covered === hit.covered) return
      hit = { piece, covered }
      if (piece) order({ to: 'close', piece, brief: true, covered })
      else if (pushedIn) order({ to: 'back' })
    },
    moved: () => void (view = null),
  }
}
