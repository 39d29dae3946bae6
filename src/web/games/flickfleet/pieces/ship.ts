import { Group, type Material, Mesh } from 'three'
import type { Mark } from '../../../parts/mark'
import { shadowed } from '../../../table3d/scene/shadowed'
import type { FlatShape } from '../../../table3d/scene/slab'
import { cube, engraved } from '../../../table3d/scene/usual'
import { seamsOf } from './paint/seams'

/** A ship or a wing, which shows the pieces that it is made of. `name`: of its shape. */
export function ship(name: string, shape: FlatShape, mark: Mark, ready: boolean): Group {
  const seams = seamsOf(name, shape)
  const group = new Group().add(engraved(shape, mark, seams))
  if (ready) group.add(cube(shape, seams))
  return shadowed(group)
}

/** How much of a cloaked ship is seen. */
const CLEAR = 0.45

function fade(material: Material): void {
  material.transparent = true
  material.opacity = CLEAR
}

/** The same of clear acrylic: a cloaked ship. It throws no shadow. */
export function clear(piece: Group): Group {
  piece.traverse((part) => {
    part.castShadow = false
    if (part instanceof Mesh) [(part as Mesh).material].flat().forEach(fade)
  })
  return piece
}
