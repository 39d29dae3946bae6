import type { Body } from '../engine/body'
import { LAYOUT } from '../engine/memory'
import { digest, utf8 } from '../exact'
import type { Event } from '../types'

const FLOATS = 7

/** The engine's own float32 numbers of everybody, in the order of their ids. */
export function rawPoses(bodies: readonly Body[]): Uint8Array {
  const floats = new Float32Array(bodies.length * FLOATS)
  bodies.forEach(({ memory: { engine, body } }, i) => {
    const { HEAPF32: heap } = engine
    for (let k = 0; k < 3; k++) floats[i * FLOATS + k] = heap[body + k]!
    for (let k = 0; k < 4; k++) floats[i * FLOATS + 3 + k] = heap[body + LAYOUT.turn + k]!
  })
  return new Uint8Array(floats.buffer)
}

/** 64 bits over the raw end poses, the events and the number of half steps. */
export function hashOf(bodies: readonly Body[], events: readonly Event[], halves: number): string {
  const poses = rawPoses(bodies)
  const told = utf8(JSON.stringify([events, halves]))
  const bytes = new Uint8Array(poses.length + told.length)
  bytes.set(poses)
  bytes.set(told, poses.length)
  return digest(bytes)
}
