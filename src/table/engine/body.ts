import type { Turn, Vector } from '../turning'
import type { Id } from '../types'
import { CM, type Jolt } from './engine'
import type { Model } from './model'

/** A piece in a world. What changes while it runs is marked so. */
export interface Body {
  id: Id
  index: number
  model: Model
  fixed: boolean
  /** How it entered the world. */
  from: Entry
  jolt: Jolt.Body
  /** The engine's number for it. */
  key: number
  /** Its material by number, see `rubbing`. */
  ground: number
  /** Changes: the engine keeps it awake. */
  awake: boolean
  /** Changes: has been awake in this world. */
  woken: boolean
  /** Changes: a die that is being helped flat. */
  slippery: boolean
  /** Changes: a die that was helped flat; what it touches since then was not hit. */
  helped: boolean
  /** Changes: has left the table. */
  out: boolean
}

/**
 * How a body enters a world, as the engine's own float32: position (cm), turn, velocity (cm/s), spin (rad/s).
 */
export type Entry = Float32Array

export const ENTRY = { position: 0, turn: 3, velocity: 7, spin: 10, length: 13 } as const

export type EntryField = Exclude<keyof typeof ENTRY, 'length'>

/** Position in mm, turn, velocity in mm/s and spin in rad/s as the numbers that enter the engine. */
export function entry([x, y, z]: Vector, turn: Turn, [vx, vy, vz]: Vector, spin: Vector): Entry {
  return Float32Array.of(x / CM, y / CM, z / CM, ...turn, vx / CM, vy / CM, vz / CM, ...spin)
}

/** Where the centre of a body was when it entered, mm. */
export const startOf = ({ from }: Body): Vector => [from[0]! * CM, from[1]! * CM, from[2]! * CM]

export const startTurnOf = ({ from }: Body): Turn => [from[3]!, from[4]!, from[5]!, from[6]!]

/** Centre of a body in mm. */
export function centreOf(body: Body): Vector {
  const at = body.jolt.GetPosition()
  return [at.GetX() * CM, at.GetY() * CM, at.GetZ() * CM]
}

export function turnOf(body: Body): Turn {
  const turn = body.jolt.GetRotation()
  return [turn.GetX(), turn.GetY(), turn.GetZ(), turn.GetW()]
}

/** Velocity of the centre of mass in mm/s. */
export function velocityOf(body: Body): Vector {
  const v = body.jolt.GetLinearVelocity()
  return [v.GetX() * CM, v.GetY() * CM, v.GetZ() * CM]
}

/** Spin in rad/s. */
export function spinOf(body: Body): Vector {
  const spin = body.jolt.GetAngularVelocity()
  return [spin.GetX(), spin.GetY(), spin.GetZ()]
}
