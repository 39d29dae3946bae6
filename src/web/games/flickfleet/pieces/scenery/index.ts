import { Mesh, MeshStandardMaterial, type Object3D } from 'three'
import { shadowed } from '../../../../table3d/scene/shadowed'
import { type FlatShape, slab } from '../../../../table3d/scene/slab'
import { moon, planet } from './globe'
import { bowl, coin, mug, plate } from './household'
import { ring } from './ring'
import type { Round } from './round'
import { star } from './star'

export { field } from './field'

/** What a kind of thing looks like, around its centre, mm. */
const LOOKS: Readonly<Record<string, (shape: Round) => Object3D>> = {
  neutron_star: star,
  moon,
  planet,
  obstacle_piece: ring,
  coin,
  mug,
  bowl,
  plate,
}

const stone = (shape: FlatShape): Mesh =>
  shadowed(new Mesh(slab(shape), new MeshStandardMaterial({ color: '#7d7a74', roughness: 1 })))

/** The look of a thing that is no ship; null for ships. `kind`: of the piece. Unknown scenery is of stone. */
export function sceneryLook(kind: string, shape: FlatShape): Object3D | null {
  const look = LOOKS[kind]
  if (look && shape.form === 'disc') return look(shape)
  return shape.material === 'scenery' ? stone(shape) : null
}
