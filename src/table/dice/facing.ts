import {
  type Turn,
  type Vector,
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
} from '../turning'
import type { DieName } from '../types'
import { DICE } from './dice'
import type { Die } from './die'

/** A value of a die: what is up where it is read, and the middle of its face's first edge, its heading. */
interface Value {
  upward: Vector
  ahead: Vector
}

const middle = (points: readonly Vector[]): Vector => times(points.reduce(plus), 1 / points.length)

function valueOf(die: Die, indices: readonly number[]): Value {
  const corners = indices.map((i) => die.corners[i]!)
  const [first, second, third] = corners as [Vector, Vector, Vector]
  const outward = unit(cross(minus(second, first), minus(third, second)))
  const towards = minus(middle([first, second]), middle(corners))
  const ahead = unit(minus(towards, times(outward, dot(towards, outward))))
  return { upward: die.reads === 'top' ? outward : times(outward, -1), ahead }
}

const valuesOf = (die: Die): Value[] => die.faces.map((indices) => valueOf(die, indices))

const names = Object.keys(DICE) as DieName[]
const VALUES = new Map(names.map((name) => [name, valuesOf(DICE[name])]))
const valuesFor = (name: DieName): readonly Value[] => VALUES.get(name)!

/**
 * How a die lies that shows `up` (from 1) with heading `a`: the middle of the first edge of that value's face
 * points there.
 */
export function lying(die: DieName, up: number, a: number): Turn {
  const { upward, ahead } = valuesFor(die)[up - 1]!
  return after(headed(a), bringing(cross(ahead, upward), ahead, upward))
}

export interface Facing {
  /** The value nearest to up; of two equally near the smaller. */
  up: number
  /** Cosine of how far it is from level. */
  level: number
  /** Heading in degrees. */
  a: number
}

/** What a die shows, however it is turned (D-37). */
export function shown(die: DieName, turn: Turn): Facing {
  const above = turned(back(turn), [0, 0, 1])
  const levels = valuesFor(die).map(({ upward }) => dot(upward, above))
  const level = Math.max(...levels)
  const best = levels.indexOf(level)
  return { up: best + 1, level, a: bearingAlong(turn, valuesFor(die)[best]!.ahead) }
}

const farFrom = (turn: Turn, corner: Vector): number => {
  const [x, y] = turned(turn, corner)
  return Math.sqrt(x * x + y * y)
}

const spreadOf = (die: DieName): number =>
  Math.max(...DICE[die].faces.flatMap((_, i) => DICE[die].hull.map((c) => farFrom(lying(die, i + 1, 0), c))))

const SPREADS = new Map(names.map((name) => [name, spreadOf(name)]))

/** However a die lies on a face, it stays within so many mm of its centre, seen from above. */
export const spread = (die: DieName): number => SPREADS.get(die)!
