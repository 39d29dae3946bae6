import { Group, Mesh, MeshStandardMaterial, SphereGeometry } from 'three'
import { shadowed } from '../../../../table3d/scene/shadowed'
import { type Round, turnedBody } from './round'

/** How much of it the lamp in its middle takes. */
const LAMP = 0.3

/** A dark disc with a chamfered rim and a red lamp in its middle. */
export function mine({ radius, height }: Round): Group {
  const top = height / 2
  const body = turnedBody([
    [0, -top],
    [radius, -top],
    [radius, 0],
    [radius * 0.7, top * 0.9],
    [0, top * 0.9],
  ])
  const lamp = new Mesh(
    new SphereGeometry(radius * LAMP, 24, 12, 0, 2 * Math.PI, 0, Math.PI / 2).rotateX(Math.PI / 2),
    new MeshStandardMaterial({ color: '#ff5a4a', emissive: '#ff3a2a', emissiveIntensity: 0.7 }),
  )
  lamp.scale.z = (top * 0.1) / (radius * LAMP)
  lamp.position.z = top * 0.9
  return shadowed(new Group().add(new Mesh(body, new MeshStandardMaterial({ color: '#2b2f36' })), lamp))
}
