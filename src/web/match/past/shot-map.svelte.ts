import type { Shot } from '../../table3d/types'

/** Flicks that are shown on the table as lines. */
export interface ShotMap {
  now: readonly Shot[]
}

export function openShotMap(): ShotMap {
  let now = $state.raw<readonly Shot[]>([])
  return {
    get now() {
      return now
    },
    set now(shots) {
      now = shots
    },
  }
}
