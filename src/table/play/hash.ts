import { type Body, turnOf } from '../engine/body'
import { digest, utf8 } from '../exact'
import type { Event } from '../types'

/** The engine's own float32 numbers of everybody, in the order of their ids. */
export function rawPoses(bodies: readonly Body[]): Uint8Array {
  const floats = bodies.flatMap((body) => {
    const at = body.jolt.GetPosition()
    return [at.GetX(), at.GetY(), at.GetZ(), ...turnOf(body)]
  })
  const view = new DataView(new ArrayBuffer(floats.length * 4))
  floats.forEach((value, i) => view.setFloat32(4 * i, value, true))
  return new Uint8Array(view.buffer)
}

/** 64 bits over the raw end poses, the events and the number of half steps. */
export function hashOf(bodies: readonly Body[], events: readonly Event[], halves: number): string {
  const poses = rawPoses(bodies)
  const told = utf8(JSON.stringify([bodies.map(({ id }) => id), events, halves]))
  const bytes = new Uint8Array(poses.length + told.length)
  bytes.set(poses)
  bytes.set(told, poses.length)
  return digest(bytes)
}
