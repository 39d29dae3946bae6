import { Mesh, MeshStandardMaterial } from 'three'
import { shadowed } from '../../../../table3d/scene/shadowed'
import { type Round, turnedBody } from './round'

/** How wide each ring of an asteroid is, and the grooves between them, mm (H-SCENERY). */
const RING = 12.5
const GROOVE = { half: 0.7, deep: 1.2 }

/** Rock, with a groove between each ring that is left and the next. */
export function asteroid({ radius, height }: Round): Mesh {
  const top = height / 2
  const grooves = Array.from({ length: Math.round(radius / RING) - 1 }, (_, i) => radius - (i + 1) * RING)
  const profile: [number, number][] = [
    [0, -top],
    [radius, -top],
    [radius, top],
    ...grooves.flatMap((at) => groove(at, top)),
    [0, top],
  ]
  return shadowed(new Mesh(turnedBody(profile), new MeshStandardMaterial({ color: '#7a6a58', roughness: 1 })))
}

const groove = (at: number, top: number): [number, number][] => [
  [at + GROOVE.half, top],
  [at, top - GROOVE.deep],
  [at - GROOVE.half, top],
]
