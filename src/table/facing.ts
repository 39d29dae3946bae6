import { DICE, type Die, type Vector } from './dice'
import {
  type Turn,
  after,
  back,
  bearingAlong,
  bringing,
  cross,
  dot,
  headed,
  minus,
  plus,
  times,
  turned,
  unit,
} from './turning'
import type { DieName } from './types'

/** A face of a die: where it looks, and towards the middle of its first edge, which shows the heading. */
interface Face {
  outward: Vector
  ahead: Vector
}

const middle = (points: readonly Vector[]): Vector => times(points.reduce(plus), 1 / points.length)

function faceOf(die: Die, indices: readonly number[]): Face {
  const corners = indices.map((i) => die.corners[i]!)
  const [first, second, third] = corners as [Vector, Vector, Vector]
  const outward = unit(cross(minus(second, first), minus(third, second)))
  const towards = minus(middle([first, second]), middle(corners))
  return { outward, ahead: unit(minus(towards, times(outward, dot(towards, outward)))) }
}

const facesOf = (die: Die): Face[] => die.faces.map((indices) => faceOf(die, indices))

const FACES: Readonly<Record<DieName, readonly Face[]>> = { D6: facesOf(DICE.D6), D10: facesOf(DICE.D10) }

/**
 * How a die lies that shows `up` (from 1) with heading `a`: the middle of that face's first edge points
 * there.
 */
export function lying(die: DieName, up: number, a: number): Turn {
  const { outward, ahead } = FACES[die][up - 1]!
  return after(headed(a), bringing(cross(ahead, outward), ahead, outward))
}

export interface Shown {
  /** The face nearest to up; of two equally near the smaller. */
  up: number
  /** Cosine of how far it is from level. */
  level: number
  /** Heading in degrees. */
  a: number
}

/** What a die shows, however it is turned (D-37). */
export function shown(die: DieName, turn: Turn): Shown {
  const above = turned(back(turn), [0, 0, 1])
  const levels = FACES[die].map((face) => dot(face.outward, above))
  const level = Math.max(...levels)
  const best = levels.indexOf(level)
  return { up: best + 1, level, a: bearingAlong(turn, FACES[die][best]!.ahead) }
}
