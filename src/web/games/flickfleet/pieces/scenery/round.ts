import { type BufferGeometry, Float32BufferAttribute, LatheGeometry, Vector2 } from 'three'
import type { Shape } from '../../../../../table/types'

/** Scenery of this table is round. */
export type Round = Extract<Shape, { form: 'disc' }>

const AROUND = 64

/**
 * A body turned about the upright axis through its centre; its profile from below: how far out, how high, mm.
 */
export function turnedBody(profile: readonly (readonly [out: number, up: number])[]): BufferGeometry {
  const points = profile.map(([out, up]) => new Vector2(out, up))
  return new LatheGeometry(points, AROUND).rotateX(Math.PI / 2)
}

/** A round picture laid over it: its middle on the top, its rim all round the foot. */
export function covered<T extends BufferGeometry>(geometry: T, { radius, height }: Round): T {
  const places = geometry.getAttribute('position')
  const uvs = Array.from({ length: places.count }, (_, i) => {
    const [x, y, up] = [places.getX(i), places.getY(i), places.getZ(i) / height + 0.5]
    const out = Math.hypot(x, y)
    const down = (out / radius + 1 - up) / 4
    return out > 0 ? [0.5 + (x / out) * down, 0.5 + (y / out) * down] : [0.5, 0.5]
  })
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs.flat(), 2))
  return geometry
}
