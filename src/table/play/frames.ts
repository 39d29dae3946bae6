import { type Body, centreOf, turnOf } from '../engine/body'
import type { Vector } from '../dice'
import type { Turn } from '../turning'
import type { Id, Track } from '../types'

const WIDTH = 7

/** Whole numbers, never -0. */
const whole = (value: number): number => Math.round(value) + 0

export const frameOf = (at: Vector, turn: Turn): number[] => [
  ...at.map((mm) => whole(mm * 100)),
  ...turn.map((part) => whole(part * 10_000)),
]

/** Writes down where everybody who is awake is, 60 times a second. */
export interface Frames {
  /** The next frame. */
  take(): void
  /** The frames of a piece so far, up to now. */
  of(body: Body): number[]
  /** The track, with one more frame: each piece as it lies at the end. */
  finish(last: ReadonlyMap<Body, number[]>): Track
}

function repeatLast(frames: number[], count: number): void {
  const last = frames.slice(-WIDTH)
  while (frames.length < count * WIDTH) frames.push(...last)
}

const hasMoved = (frames: readonly number[]): boolean => frames.some((value, i) => value !== frames[i % WIDTH])

export function openFrames(bodies: readonly Body[]): Frames {
  const kept = bodies.map((body) => frameOf(centreOf(body), turnOf(body)))
  let count = 1
  const of = (body: Body): number[] => {
    repeatLast(kept[body.index]!, count)
    return kept[body.index]!
  }
  const take = (): void => {
    for (const body of bodies) if (body.awake) of(body).push(...frameOf(centreOf(body), turnOf(body)))
    count++
  }
  const finish = (last: ReadonlyMap<Body, number[]>): Track => {
    for (const [body, frame] of last) of(body).push(...frame)
    count++
    const pieces: Record<Id, number[]> = {}
    for (const body of bodies) if (hasMoved(kept[body.index]!)) pieces[body.id] = of(body)
    return { hz: 60, frames: count, pieces }
  }
  return { take, of, finish }
}
