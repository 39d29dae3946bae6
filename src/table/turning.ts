import { bearingOf, sinCos } from './exact'

export type Vector = readonly [x: number, y: number, z: number]

/** A unit quaternion: how a body is turned in the frame of the table (x east, y north, z up). */
export type Turn = readonly [x: number, y: number, z: number, w: number]

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vector): Vector => times(a, 1 / Math.sqrt(dot(a, a)))

/** A heading: clockwise about the vertical, seen from above. */
export function headed(degrees: number): Turn {
  const { sin, cos } = sinCos(-degrees / 2)
  return [0, 0, sin, cos]
}

/** First `b`, then `a`. */
export function after(a: Turn, b: Turn): Turn {
  return [
    a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
    a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
    a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
    a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
  ]
}

export function turned([x, y, z, w]: Turn, v: Vector): Vector {
  const axis: Vector = [x, y, z]
  const twice = times(cross(axis, v), 2)
  return plus(plus(v, times(twice, w)), cross(axis, twice))
}

export const back = ([x, y, z, w]: Turn): Turn => [-x, -y, -z, w]

/** The bearing of a direction of the body, seen from above. */
export function bearingAlong(turn: Turn, v: Vector): number {
  const [x, y] = turned(turn, v)
  return bearingOf(x, y)
}

/** The turn that brings three directions of a body, at right angles, to east, north and up. */
export function bringing(east: Vector, north: Vector, up: Vector): Turn {
  const squares = [
    1 + east[0] - north[1] - up[2],
    1 - east[0] + north[1] - up[2],
    1 - east[0] - north[1] + up[2],
    1 + east[0] + north[1] + up[2],
  ]
  const [yz, zx, xy] = [up[1] - north[2], east[2] - up[0], north[0] - east[1]]
  const [sumXy, sumZx, sumYz] = [east[1] + north[0], up[0] + east[2], north[2] + up[1]]
  const rows: Turn[] = [
    [squares[0]!, sumXy, sumZx, yz],
    [sumXy, squares[1]!, sumYz, zx],
    [sumZx, sumYz, squares[2]!, xy],
    [yz, zx, xy, squares[3]!],
  ]
  const largest = squares.indexOf(Math.max(...squares))
  const scale = 1 / (2 * Math.sqrt(squares[largest]!))
  const [x, y, z, w] = rows[largest]!
  return [x * scale, y * scale, z * scale, w * scale]
}
