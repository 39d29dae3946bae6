import type { Group, Object3D } from 'three'
import { free } from './free'

/** Something drawn that is made anew when it changes. */
export interface Layer {
  put(object: Object3D | null): void
}

export function openLayer(parent: Group): Layer {
  let now: Object3D | null = null
  return {
    put(object) {
      if (now) free(now)
      now = object
      if (now) parent.add(now)
    },
  }
}
