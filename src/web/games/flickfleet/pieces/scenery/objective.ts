import { Group, Mesh } from 'three'
import { acrylic } from '../../../../table3d/scene/materials'
import { shadowed } from '../../../../table3d/scene/shadowed'
import { type Round, turnedBody } from './round'

/** A token, face down: a bright disc with a ring engraved. */
export function objective({ radius, height }: Round): Group {
  const top = height / 2
  const body = turnedBody([
    [0, -top],
    [radius, -top],
    [radius, top],
    [radius * 0.72, top],
    [radius * 0.66, top - 0.8],
    [radius * 0.6, top],
    [0, top],
  ])
  return shadowed(new Group().add(new Mesh(body, acrylic({ color: '#3fa7b5' }))))
}
