import { direction } from '../exact'
import { type Vector, cross, dot, minus, plus, times, unit } from '../turning'
import type { Point } from '../types'

/** H-DICE: a die's body in its own frame, mm. */
export interface Die {
  corners: readonly Vector[]
  /** Face n - 1 belongs to the value n; its corners run counter-clockwise seen from outside. */
  faces: readonly (readonly number[])[]
  /** Where the face of the value that is read lies: a D4 reads the corner opposite the face it lies on. */
  reads: 'top' | 'bottom'
  /** The corners of the bevelled hull that the engine gets. */
  hull: readonly Vector[]
  /** Height of the centre over the face it lies on. */
  half: number
  /** Height of the top over the face it lies on. */
  top: number
  /** Ways to turn a face in its own plane that leave the body as it was. */
  turns: number
  /** How a shaken die stands on its ship: square to the aim, as a player lines it up, or anyhow. */
  stands: 'square' | 'anyhow'
  /** Seen from above as it lies, counter-clockwise, the heading at +y. */
  footprint: readonly Point[]
}

/** Cut off each corner, along each of its edges, mm. */
export const BEVEL = 0.5

/** Corners of a regular figure, counter-clockwise, the first so many degrees clockwise from +y. */
export const ringOf = (count: number, radius: number, first = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const { x, y } = direction(first - (360 / count) * i)
    return { x: x * radius, y: y * radius }
  })

const BOTH = [-1, 1]

/** All ways to set three signs, the last changing fastest. */
export const SIGNS: readonly Vector[] = BOTH.flatMap((x) =>
  BOTH.flatMap((y) => BOTH.map((z): Vector => [x, y, z])),
)

export const scaled = ([x, y, z]: Vector, by: Vector): Vector => [x * by[0], y * by[1], z * by[2]]

/** Where an edge is cut near its first corner. */
function cut(from: Vector, to: Vector): Vector {
  return plus(from, times(unit(minus(to, from)), BEVEL))
}

/** A sharp die with its corners cut off: `BEVEL` along every edge from both its ends. */
export const bevelled = ({ corners, faces }: Pick<Die, 'corners' | 'faces'>): Vector[] =>
  faces.flatMap((face) => face.map((from, i) => cut(corners[from]!, corners[face[(i + 1) % face.length]!]!)))

/** How far the faces are from the centre. */
export function inradius({ corners, faces }: Pick<Die, 'corners' | 'faces'>): number {
  const [first, second, third] = faces[0]!.map((i) => corners[i]!) as [Vector, Vector, Vector]
  return dot(unit(cross(minus(second, first), minus(third, second))), first)
}
