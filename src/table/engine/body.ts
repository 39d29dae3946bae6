import type { Turn, Vector } from '../turning'
import type { Id } from '../types'
import { CM, type Jolt } from './engine'
import { LAYOUT, type Memory } from './memory'
import type { Model } from './model'

/** A piece in a world. What changes while it runs is marked so. */
export interface Body {
  id: Id
  index: number
  model: Model
  fixed: boolean
  /** How it entered the world. */
  from: EntryState
  jolt: Jolt.Body
  /** Where the engine keeps it. */
  memory: Memory
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
export type EntryState = Float32Array

export const ENTRY = { position: 0, turn: 3, velocity: 7, spin: 10, length: 13 } as const

export type EntryField = Exclude<keyof typeof ENTRY, 'length'>

/** Position in mm, turn, velocity in mm/s and spin in rad/s as the numbers that enter the engine. */
export function entry(at: Vector, turn: Turn, velocity: Vector, spin: Vector): EntryState {
  const from = new Float32Array(ENTRY.length)
  for (let i = 0; i < 3; i++) {
    from[ENTRY.position + i] = at[i]! / CM
    from[ENTRY.velocity + i] = velocity[i]! / CM
    from[ENTRY.spin + i] = spin[i]!
  }
  for (let i = 0; i < 4; i++) from[ENTRY.turn + i] = turn[i]!
  return from
}

const STILL: Vector = [0, 0, 0]

/** Where the centre of a body was when it entered, mm. */
export const startOf = ({ from }: Body): Vector => [from[0]! * CM, from[1]! * CM, from[2]! * CM]

export const startTurnOf = ({ from }: Body): Turn => [from[3]!, from[4]!, from[5]!, from[6]!]

/** Centre of a body in mm: where the origin of its outline is, from its centre of mass. */
export function centreOf({ memory: { engine, body }, model: { offCentre } }: Body): Vector {
  const { HEAPF32: heap } = engine
  const [a, b, c] = offCentre
  const at = body + LAYOUT.turn
  const [x, y, z, w] = [heap[at]!, heap[at + 1]!, heap[at + 2]!, heap[at + 3]!]
  // As `turned`, without its vectors.
  const [p, q, r] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)]
  return [
    heap[body]! * CM - (a + p * w + y * r - z * q),
    heap[body + 1]! * CM - (b + q * w + z * p - x * r),
    heap[body + 2]! * CM - (c + r * w + x * q - y * p),
  ]
}

export function turnOf({ memory: { engine, body } }: Body): Turn {
  const { HEAPF32: heap } = engine
  const at = body + LAYOUT.turn
  return [heap[at]!, heap[at + 1]!, heap[at + 2]!, heap[at + 3]!]
}

/** Velocity of the centre of mass in mm/s. */
export function velocityOf({ memory: { engine, motion } }: Body): Vector {
  if (motion === 0) return STILL
  const { HEAPF32: heap } = engine
  return [heap[motion]! * CM, heap[motion + 1]! * CM, heap[motion + 2]! * CM]
}

/** Spin in rad/s. */
export function spinOf({ memory: { engine, motion } }: Body): Vector {
  if (motion === 0) return STILL
  const { HEAPF32: heap } = engine
  const at = motion + LAYOUT.spin
  return [heap[at]!, heap[at + 1]!, heap[at + 2]!]
}
