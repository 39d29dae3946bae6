import type { Group, Object3D } from 'three'
import { free } from './free'

/** Something drawn that is made anew when it changes. */
export interface Layer {
  put(object: Object3D | null): void
}

/**
 * What was drawn before is given back one change later: the graphics card keeps a shader only while something
 * uses it, and compiling it again for each step of a hand takes longer than the picture.
 */
export function openLayer(parent: Group): Layer {
  let now: Object3D | null = null
  let before: Object3D | null = null
  return {
    put(object) {
      if (before) free(before)
      now?.removeFromParent()
      before = now
      now = object
      if (now) parent.add(now)
    },
  }
}
