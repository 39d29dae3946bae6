import { BoxGeometry, Group, Mesh, MeshStandardMaterial } from 'three'
import { ownOutline } from '../../../../table/outline'
import { COLOURS } from '../../../table3d/colours'
import type { Mark } from '../marks'
import { hullPicture } from './paint/hull'
import { seamsOf } from './paint/seams'
import { spotsFor } from './paint/spots'
import { acrylic } from '../../../table3d/scene/materials'
import { type FlatShape, slab } from '../../../table3d/scene/slab'

const CUBE = 8

function hull(name: string, shape: FlatShape, mark: Mark): Mesh {
  const { texture, area } = hullPicture(name, shape, mark)
  texture.repeat.set(1 / area.width, 1 / area.height)
  texture.offset.set(-area.left / area.width, -area.bottom / area.height)
  const side = acrylic({ color: mark.colour, emissive: mark.line, emissiveIntensity: 0.14 })
  return new Mesh(slab(shape), [acrylic({ map: texture }), side])
}

function cube(name: string, shape: FlatShape): Mesh {
  const mesh = new Mesh(
    new BoxGeometry(CUBE, CUBE, CUBE),
    new MeshStandardMaterial({ color: COLOURS.purple, roughness: 0.6 }),
  )
  const { x, y } = spotsFor(ownOutline(shape), seamsOf(name, shape)).cube
  mesh.position.set(x, y, (shape.height + CUBE) / 2)
  mesh.rotation.z = 0.3
  return mesh
}

/** A flat piece that wears its side's mark. `name`: of its shape. */
export function ship(name: string, shape: FlatShape, mark: Mark, withCube: boolean): Group {
  const group = new Group().add(hull(name, shape, mark))
  if (withCube) group.add(cube(name, shape))
  return group
}
