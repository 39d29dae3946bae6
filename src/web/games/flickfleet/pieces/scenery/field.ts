import { Group } from 'three'
import { ownOutline } from '../../../../../table/outline'
import { COLOURS } from '../../../../table3d/colours'
import { frame } from '../../../../table3d/flat/glow'
import { spot } from '../../../../table3d/flat/line'
import { flat } from '../../../../table3d/scene/flat'
import type { FlatShape } from '../../../../table3d/scene/slab'

/** Its rim, mm, and how solid it is inside. */
const RIM = 1.4
const SOLID = 0.16

/** A zone without a body: a veil on the mat with a rim. */
export function field(shape: FlatShape): Group {
  const outline = ownOutline(shape)
  const radius = shape.form === 'disc' ? shape.radius : 0
  const rim = frame({ points: [...outline, outline[0]!], closed: true }, [-RIM, 0])
  const drawn = { colour: COLOURS.purple, z: 0.4 - shape.height / 2 }
  return new Group().add(
    flat(spot({ x: 0, y: 0 }, radius, SOLID), { ...drawn, order: 5 }),
    flat(rim, { ...drawn, order: 6 }),
  )
}
