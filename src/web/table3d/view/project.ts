import type { Point } from '../../../table/types'
import type { Pixel } from '../types'
import { type Eye, HALF_FIELD, type Vec, along, axesOf, dot, standOf } from './eye'

/** CSS px. */
export interface Size {
  width: number
  height: number
}

/** Beyond this a point is beside or behind the eye. */
const NEAREST = 1

/** CSS px for one mm at right angles to the view, at that distance from the eye. */
export const pixelsPerMm = (size: Size, depth: number): number => size.height / (2 * HALF_FIELD * depth)

export function project(eye: Eye, size: Size, [x, y, z]: Vec): Pixel {
  const { right, up, forward } = axesOf(eye)
  const stand = standOf(eye)
  const way: Vec = [x - stand[0], y - stand[1], z - stand[2]]
  const scale = pixelsPerMm(size, Math.max(dot(way, forward), NEAREST))
  return { x: size.width / 2 + dot(way, right) * scale, y: size.height / 2 - dot(way, up) * scale }
}

/** Where the ray through a pixel is `z` mm above the mat; null when it never comes down to there. */
export function onPlane(eye: Eye, size: Size, pixel: Pixel, z = 0): Point | null {
  const { right, up, forward } = axesOf(eye)
  const stand = standOf(eye)
  const scale = pixelsPerMm(size, 1)
  const aside = along(forward, right, (pixel.x - size.width / 2) / scale)
  const ray = along(aside, up, (size.height / 2 - pixel.y) / scale)
  const far = (z - stand[2]) / ray[2]
  if (!Number.isFinite(far) || far <= 0) return null
  return { x: stand[0] + ray[0] * far, y: stand[1] + ray[1] * far }
}
