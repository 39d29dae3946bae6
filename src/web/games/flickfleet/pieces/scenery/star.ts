import { AdditiveBlending, CylinderGeometry, Group, Mesh, MeshBasicMaterial, SphereGeometry } from 'three'
import type { Round } from './round'

const CORE = '#fff7ff'
const LIGHT = '#c9a6ff'
/** Shells of light round the core, the last so many times as large, each fainter than the one before. */
const SHELLS = 9
const FARTHEST = 3

const glowing = (opacity: number): MeshBasicMaterial =>
  new MeshBasicMaterial({
    color: LIGHT,
    transparent: true,
    opacity,
    depthWrite: false,
    blending: AdditiveBlending,
    toneMapped: false,
  })

const ball = (radius: number, material: MeshBasicMaterial): Mesh =>
  new Mesh(new SphereGeometry(radius, 32, 20), material)

function halo(radius: number): Mesh[] {
  const shares = Array.from({ length: SHELLS }, (_, i) => (i + 1) / SHELLS)
  return shares.map((share) =>
    ball(radius * (1 + (FARTHEST - 1) * share), glowing(0.14 * (1 - share) ** 1.5 + 0.01)),
  )
}

/**
 * Light throws no shadow: a small core that glows, in a column as wide and as high as what stops the dice.
 */
export function star({ radius, height }: Round): Group {
  const core = ball(radius * 0.8, new MeshBasicMaterial({ color: CORE, toneMapped: false }))
  const column = new Mesh(
    new CylinderGeometry(radius, radius, height, 48).rotateX(Math.PI / 2),
    glowing(0.22),
  )
  const heart = new Group().add(core, ...halo(radius))
  heart.position.z = height / 2 - radius
  return new Group().add(column, heart)
}
