import type { Object3D } from 'three'
import type { FlatShape } from '../../../../table3d/scene/slab'
import { asteroid } from './asteroid'
import { moon, planet } from './globe'
import { bowl, coin, mug, plate } from './household'
import { mine } from './mine'
import { objective } from './objective'
import { ring } from './ring'
import type { Round } from './round'
import { stone } from '../../../../table3d/scene/usual'
import { star } from './star'

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
  asteroid,
  mine,
  objective,
}

/** The look of a thing that is no ship; null for ships. `kind`: of the piece. Unknown scenery is of stone. */
export function sceneryLook(kind: string, shape: FlatShape): Object3D | null {
  const look = LOOKS[kind]
  if (look && shape.form === 'disc') return look(shape)
  return shape.material === 'scenery' ? stone(shape) : null
}
