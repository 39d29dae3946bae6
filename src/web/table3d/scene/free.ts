import { LineSegments, type Material, Mesh, type Object3D, Texture } from 'three'

const freeMaterial = (material: Material): void => {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose()
  material.dispose()
}

/** Gives back what an object holds on the graphics card. */
export function free(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh || part instanceof LineSegments)) return
    const { geometry, material } = part as Mesh | LineSegments
    geometry.dispose()
    for (const one of [material].flat()) freeMaterial(one)
  })
  object.removeFromParent()
}
