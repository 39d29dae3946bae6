import { Group } from 'three'
import { ownOutline } from '../../../table/outline'
import { COLOURS } from '../colours'
import { frame } from '../flat/glow'
import { spot } from '../flat/line'
import { flat } from './flat'
import type { FlatShape } from './slab'

/** Its rim, mm, and how solid it is inside. */
const RIM = 1.4
const SOLID = 0.16

/** A zone without a body: a veil on the mat with a rim. */
export function veil(shape: FlatShape): Group {
  const outline = ownOutline(shape)
  const radius = shape.form === 'disc' ? shape.radius : 0
  const rim = frame({ points: [...outline, outline[0]!], closed: true }, [-RIM, 0])
  const drawn = { colour: COLOURS.purple, z: 0.4 - shape.height / 2 }
  return new Group().add(
    flat(spot({ x: 0, y: 0 }, radius, SOLID), { ...drawn, order: 5 }),
    flat(rim, { ...drawn, order: 6 }),
  )
}
