import type { Point, Side } from '../../../table/types'

/** East, north, up; mm. */
export type Vec = readonly [x: number, y: number, z: number]

/** A camera that never rolls. */
export interface Eye {
  /** The point of the mat in the middle of the picture. */
  at: Point
  /** Bearing that is up on the screen, degrees. */
  bearing: number
  /** Degrees above the mat: 90 looks straight down. */
  elevation: number
  /** From the eye to `at`, mm. */
  distance: number
}

/** Vertical angle of the lens, degrees. */
export const FIELD = 22

const RADIANS = Math.PI / 180

export const HALF_FIELD = Math.tan((FIELD / 2) * RADIANS)

export interface Axes {
  right: Vec
  up: Vec
  forward: Vec
}

export function axesOf({ bearing, elevation }: Pick<Eye, 'bearing' | 'elevation'>): Axes {
  const [sinB, cosB] = [Math.sin(bearing * RADIANS), Math.cos(bearing * RADIANS)]
  const [sinE, cosE] = [Math.sin(elevation * RADIANS), Math.cos(elevation * RADIANS)]
  return {
    right: [cosB, -sinB, 0],
    up: [sinB * sinE, cosB * sinE, cosE],
    forward: [sinB * cosE, cosB * cosE, -sinE],
  }
}

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const along = (from: Vec, way: Vec, mm: number): Vec => [
  from[0] + way[0] * mm,
  from[1] + way[1] * mm,
  from[2] + way[2] * mm,
]

export const standOf = (eye: Eye): Vec => along([eye.at.x, eye.at.y, 0], axesOf(eye).forward, -eye.distance)

/** The bearing away from somebody who sits at that edge. */
export const awayFrom: Readonly<Record<Side, number>> = { S: 0, W: 90, N: 180, E: 270 }
