import { type Body, centreOf, spinOf, turnOf, velocityOf } from '../engine/body'
import { DEGREES, sinCos } from '../exact'
import { WORLD } from '../settings'
import { type Turn, type Vector, after, dot, times } from '../turning'

/** How a piece leaves the table: from then on it is out of the world, and its fall is only shown. */
export interface Fall {
  at: Vector
  turn: Turn
  velocity: Vector
  spin: Vector
}

export const fallOf = (body: Body): Fall => ({
  at: centreOf(body),
  turn: turnOf(body),
  velocity: velocityOf(body),
  spin: spinOf(body),
})

/** The turn by a spin in rad/s, after so many seconds. */
function turnBy(spin: Vector, seconds: number): Turn {
  const size = Math.sqrt(dot(spin, spin))
  if (size === 0) return [0, 0, 0, 1]
  const { sin, cos } = sinCos((size * seconds * DEGREES) / 2)
  return [...times(spin, sin / size), cos]
}

/** Where what falls freely is after so many seconds. */
export function fallen({ at, turn, velocity, spin }: Fall, seconds: number): { at: Vector; turn: Turn } {
  const [x, y, z] = at
  const [east, north, up] = velocity
  const low = z + up * seconds - (WORLD.gravity * seconds * seconds) / 2
  return { at: [x + east * seconds, y + north * seconds, low], turn: after(turnBy(spin, seconds), turn) }
}
