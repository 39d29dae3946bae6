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

/** A dim room with one wide lamp overhead: brightness by height, -1 to 1, in the colours of the evening. */
function roomLight(up: number, around: number): [number, number, number] {
  const lamp = up > 0.62 ? 2.4 * (0.75 + 0.25 * Math.cos(3 * around)) : 0
  const wall = 0.32 + 0.22 * Math.max(up, 0)
  return [wall * 1.06 + lamp, wall + lamp, wall * 0.98 + lamp]
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

/** The key light comes from the player's upper left. `away`: bearing that is up on the screen. */
function key(size: Point, away: number): DirectionalLight {
  const light = new DirectionalLight('#fff4e4', 2)
  const way = wayOf(away - 35)
  light.target.position.set(size.x / 2, size.y / 2, 0)
  light.position.set(size.x / 2 + way.x * 620, size.y / 2 + way.y * 620, 1300)
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
  scene.environmentIntensity = 0.62
  scene.add(sun, sun.target)
}
