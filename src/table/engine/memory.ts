import type { Engine, Jolt } from './engine'

/*
 * What is read and written thousands of times a flick is taken straight from the engine's memory: each call
 * through its binding costs more than the step of a small table. The places are those of jolt-physics 1.1.0;
 * `memory.test.ts` compares them with the binding.
 */

/** Where the engine keeps a body, in floats of `HEAPF32`, which is a new view whenever the memory grows. */
export interface Memory {
  engine: Engine
  /** Its centre of mass, then its turn. */
  body: number
  /** Its velocity, then its spin; 0 for one that never moves. */
  motion: number
}

/** In floats from the beginning of what the name says. */
export const LAYOUT = {
  /** Of a body. */
  turn: 4,
  /** Of a body's motion. */
  spin: 4,
  /** Of a contact manifold. */
  depth: 8,
  /** Of contact settings. */
  friction: 0,
  restitution: 1,
} as const

/** A pointer of the engine, which counts bytes, as a place among its floats. */
export const floatAt = (pointer: number): number => pointer / Float32Array.BYTES_PER_ELEMENT

export function memoryOf(engine: Engine, jolt: Jolt.Body): Memory {
  const motion = jolt.IsStatic() ? 0 : floatAt(engine.getPointer(jolt.GetMotionProperties()))
  return { engine, body: floatAt(engine.getPointer(jolt)), motion }
}
