import type { Id } from '../../table/types'
import type { CameraCommand } from '../table3d/types'

/** Where a person may ask to look from. */
export type View = 'table' | 'down' | 'behind' | 'close'

/** Whom to look from and at. */
export type Subject = Pick<CameraCommand, 'piece' | 'at'>

/** The camera of a match: what it was told last. */
export interface Cameras {
  readonly now: CameraCommand | null
  can(to: View): boolean
  /** False: there is nobody to look from or at. */
  look(to: View): boolean
  /** Close to a piece for a moment, null: back. What somebody asked for meanwhile stays. */
  pushIn(piece: Id | null): void
}

export function openCameras(subject: () => Subject): Cameras {
  let now = $state.raw<CameraCommand | null>(null)
  let pushedIn = false
  let hit: Id | null = null

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
    can,
    look(to) {
      if (can(to)) order({ to, ...subject() })
      return can(to)
    },
    pushIn(piece) {
      if (piece === hit) return
      hit = piece
      if (piece) order({ to: 'close', piece, brief: true })
      else if (pushedIn) order({ to: 'back' })
    },
  }
}
