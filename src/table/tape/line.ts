import type { Id, Pose } from '../types'
import type { Ground } from './ground'

/** What is looked for: a place for this shape, near to this pose if there is one. */
export interface Wish {
  ground: Ground
  shape: string
  moving: Id | undefined
  near: Pose | undefined
}

/** Poses to try, the best first: along an edge or round a piece. */
export interface TableLine {
  /** No pose of it is nearer to the wished one, mm. */
  least: number
  poses(): Iterable<Pose>
}

/** mm between two rows, or two distances from a piece, that are tried. */
export const STEP = 10

export const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / by) + 1) }, (_, i) => from + by * i)
