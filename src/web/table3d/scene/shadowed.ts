import { Mesh, type Object3D } from 'three'

/** Throws a shadow and takes those of others. */
export function shadowed<T extends Object3D>(object: T): T {
  object.traverse((part) => {
    if (part instanceof Mesh) part.castShadow = part.receiveShadow = true
  })
  return object
}
