import { Group } from 'three'
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
