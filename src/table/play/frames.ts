import { type Body, centreOf, startOf, startTurnOf, turnOf } from '../engine/body'
import { heading } from '../exact'
import { type Turn, bearingAlong } from '../turning'
import type { Id, Pose, Track } from '../types'
import { FRAME, HALF_STEPS } from './clock'
import { type Fall, fallOf, fallen } from './fall'
import { PER_MM, PER_UNIT, WIDTH, frameOf } from './frame'

function poseOf([x, y, _z, ...turn]: readonly number[]): Pose {
  const bow = bearingAlong(turn as unknown as Turn, [0, PER_UNIT, 0])
  return { x: x! / PER_MM, y: y! / PER_MM, a: heading(bow) }
}

/** A falling piece is shown until it is so far below the mat, mm. */
const GONE = -100

/** Writes down where everybody who is awake is, 60 times a second. */
export interface Frames {
  /** The next frame. */
  take(): void
  /** A piece leaves the table, so many half steps after the push: it is shown as it falls. */
  leave(body: Body, halves: number): void
  /** The poses of a piece, as if flat, from now back to the start. */
  backwards(body: Body): Pose[]
  /** The track, with one more frame: each piece as it lies at the end. */
  finish(last: ReadonlyMap<Body, number[]>): Track
}

function repeatLast(frames: number[], count: number): void {
  const last = frames.slice(-WIDTH)
  while (frames.length < count * WIDTH) frames.push(...last)
}

const hasMoved = (frames: readonly number[]): boolean =>
  frames.some((value, i) => value !== frames[i % WIDTH])

export function openFrames(bodies: readonly Body[]): Frames {
  const kept = new Map<Body, number[]>()
  const falls = new Map<Body, { fall: Fall; from: number }>()
  let count = 1
  const framesOf = (body: Body): number[] => {
    const frames = kept.get(body) ?? frameOf(startOf(body), startTurnOf(body))
    kept.set(body, frames)
    return frames
  }
  const upToNow = (body: Body): number[] => {
    const frames = framesOf(body)
    repeatLast(frames, count)
    return frames
  }
  const takeFalls = (): void => {
    for (const [body, { fall, from }] of falls) {
      const { at, turn } = fallen(fall, (count * FRAME - from) / HALF_STEPS)
      upToNow(body).push(...frameOf(at, turn))
      if (at[2] < GONE) falls.delete(body)
    }
  }
  const take = (): void => {
    for (const body of bodies) if (body.awake) upToNow(body).push(...frameOf(centreOf(body), turnOf(body)))
    takeFalls()
    count++
  }
  const leave = (body: Body, from: number): void => void falls.set(body, { fall: fallOf(body), from })
  const backwards = (body: Body): Pose[] => {
    const frames = framesOf(body)
    const starts = Array.from({ length: frames.length / WIDTH }, (_, i) => i * WIDTH)
    return starts.map((at) => poseOf(frames.slice(at, at + WIDTH))).reverse()
  }
  const finish = (last: ReadonlyMap<Body, number[]>): Track => {
    for (; falls.size > 0; count++) takeFalls()
    for (const [body, frame] of last) upToNow(body).push(...frame)
    count++
    const moved = bodies.filter((body) => kept.has(body) && hasMoved(kept.get(body)!))
    const pieces: Record<Id, number[]> = Object.fromEntries(moved.map((body) => [body.id, upToNow(body)]))
    return { hz: 60, frames: count, pieces }
  }
  return { take, leave, backwards, finish }
}
