import {
  DataTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  RGBAFormat,
  type Scene,
} from 'three'
import type { Point } from '../../../table/types'
import { wayOf } from '../flat/bearing'

const SKY = { width: 64, height: 32 } as const

/**
 * A dim room, lighter above, with a wide window on one side: brightness by height (-1 to 1) and direction.
 */
function roomLight(up: number, around: number): [number, number, number] {
  const window = up > 0.3 && up < 0.75 ? 1.5 * Math.max(Math.cos(around), 0) ** 2 : 0
  const wall = 0.34 + 0.5 * Math.max(up, 0) ** 2
  return [wall * 1.06 + window, wall + window, wall * 0.98 + window]
}

function room(): DataTexture {
  const pixels = Array.from({ length: SKY.height }, (_, row) =>
    Array.from({ length: SKY.width }, (_, column) => {
      const up = Math.sin(((row + 0.5) / SKY.height - 0.5) * Math.PI)
      return [...roomLight(up, (column / SKY.width) * 2 * Math.PI), 1]
    }),
  )
  const texture = new DataTexture(
    new Float32Array(pixels.flat(2)),
    SKY.width,
    SKY.height,
    RGBAFormat,
    FloatType,
  )
  Object.assign(texture, { mapping: EquirectangularReflectionMapping, magFilter: LinearFilter })
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

const SHADOW = 2048

/**
 * The key light comes from the player's left and a little from across: from farther up, flat tops would throw
 * it into the usual camera. `away`: bearing that is up on the screen.
 */
function key(size: Point, away: number): DirectionalLight {
  const light = new DirectionalLight('#fff8ee', 2.5)
  const way = wayOf(away - 58)
  light.target.position.set(size.x / 2, size.y / 2, 0)
  light.position.set(size.x / 2 + way.x * 1000, size.y / 2 + way.y * 1000, 1050)
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW, SHADOW)
  light.shadow.radius = 3
  light.shadow.normalBias = 0.6
  const half = Math.hypot(size.x, size.y) / 2 + 20
  Object.assign(light.shadow.camera, {
    left: -half,
    right: half,
    top: half,
    bottom: -half,
    near: 200,
    far: 2600,
  })
  return light
}

/** One key light with a shadow and the dim room around. */
export function light(scene: Scene, size: Point, away: number): void {
  const sun = key(size, away)
  scene.environment = room()
  scene.environmentRotation.x = Math.PI / 2
  scene.environmentIntensity = 0.55
  scene.add(sun, sun.target)
}
