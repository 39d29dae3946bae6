import { DoubleSide, Mesh, MeshStandardMaterial, type MeshStandardMaterialParameters } from 'three'
import { shadowed } from '../../../../table3d/scene/shadowed'
import { type Round, turnedBody } from './round'

/** How thick crockery is, mm. */
const THICK = 4

const glazed = (color: string): MeshStandardMaterialParameters => ({
  color,
  roughness: 0.25,
  side: DoubleSide,
})

const body = (profile: [number, number][], material: MeshStandardMaterialParameters): Mesh =>
  shadowed(new Mesh(turnedBody(profile), new MeshStandardMaterial(material)))

/** With a rim that stands out. */
export function coin({ radius, height }: Round): Mesh {
  const [half, rim] = [height / 2, radius * 0.86]
  const face = half - Math.min(height * 0.15, 0.8)
  return body(
    [
      [0, -half],
      [radius, -half],
      [radius, half],
      [rim, half],
      [rim, face],
      [0, face],
    ],
    { color: '#c9a24b', roughness: 0.35, metalness: 0.8 },
  )
}

/** Open above. */
export function mug({ radius, height }: Round): Mesh {
  const [half, inner] = [height / 2, radius - THICK]
  return body(
    [
      [0, -half],
      [radius, -half],
      [radius, half],
      [inner, half],
      [inner, THICK - half],
      [0, THICK - half],
    ],
    glazed('#3f6f8f'),
  )
}

/** Open above, wider there than where it stands; what touches it meets its widest rim. */
export function bowl({ radius, height }: Round): Mesh {
  const half = height / 2
  return body(
    [
      [0, -half],
      [radius * 0.5, -half],
      [radius * 0.85, -half * 0.3],
      [radius, half],
      [radius - THICK, half],
      [radius * 0.8, -half * 0.2],
      [radius * 0.45, THICK - half],
      [0, THICK - half],
    ],
    glazed('#b7623c'),
  )
}

/** Flat, with a border. */
export function plate({ radius, height }: Round): Mesh {
  const half = height / 2
  return body(
    [
      [0, -half],
      [radius * 0.6, -half],
      [radius, half * 0.6],
      [radius, half],
      [radius * 0.68, -half * 0.2],
      [0, -half * 0.3],
    ],
    glazed('#d9d4c7'),
  )
}
