import {
  BoxGeometry,
  CircleGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  type Texture,
} from 'three'
import { type Outline, ownOutline } from '../../../table/outline'
import { type Mark, NEUTRAL } from '../../parts/mark'
import { COLOURS } from '../colours'
import { engraving } from '../paint/hull'
import { spotsFor } from '../paint/spots'
import type { Drawn } from './looks'
import { acrylic } from './materials'
import { shadowed } from './shadowed'
import { type FlatShape, slab } from './slab'
import { veil } from './veil'

/** Of what lies on a piece that can still act, mm. */
const CUBE = 8
/** How far the other side of a disc stands off its body, mm: nothing shimmers. */
const OFF = 0.05

/** The picture of a piece, put where its outline is. */
function laidOut(shape: FlatShape, mark: Mark, seams: readonly Outline[]): Texture {
  const { texture, area } = engraving(shape, mark, seams)
  texture.repeat.set(1 / area.width, 1 / area.height)
  texture.offset.set(-area.left / area.width, -area.bottom / area.height)
  return texture
}

/** A flat piece that is engraved with its side's mark; `seams`: lines that divide it. */
export function engraved(shape: FlatShape, mark: Mark, seams: readonly Outline[] = []): Mesh {
  const side = acrylic({ color: mark.colour, emissive: mark.line, emissiveIntensity: 0.14 })
  return new Mesh(slab(shape), [acrylic({ map: laidOut(shape, mark, seams) }), side])
}

/** What lies on a piece that can still act. */
export function cube(shape: FlatShape, seams: readonly Outline[] = []): Mesh {
  const mesh = new Mesh(
    new BoxGeometry(CUBE, CUBE, CUBE),
    new MeshStandardMaterial({ color: COLOURS.purple, roughness: 0.6 }),
  )
  const { x, y } = spotsFor(ownOutline(shape), seams).cube
  mesh.position.set(x, y, (shape.height + CUBE) / 2)
  mesh.rotation.z = 0.3
  return mesh
}

/** The second side of a disc that has two, plain: it lies below while the first is up. */
function otherSide({ height }: FlatShape, radius: number, { deep }: Mark): Mesh {
  const mesh = new Mesh(new CircleGeometry(radius * 0.9, 48), acrylic({ color: deep }))
  mesh.rotation.x = Math.PI
  mesh.position.z = -height / 2 - OFF
  return mesh
}

/** Scenery that nobody drew. */
export const stone = (shape: FlatShape): Mesh =>
  shadowed(new Mesh(slab(shape), new MeshStandardMaterial({ color: '#7d7a74', roughness: 1 })))

/** How a piece looks, by its form, where its game does not say. */
export function usualLook({ shape, zone, mark, ready }: Drawn): Object3D {
  if (zone) return veil(shape)
  if (shape.material === 'scenery') return stone(shape)
  const worn = mark ?? NEUTRAL
  const group = new Group().add(engraved(shape, worn))
  if (shape.form === 'disc' && shape.faces) group.add(otherSide(shape, shape.radius, worn))
  if (ready) group.add(cube(shape))
  return shadowed(group)
}
