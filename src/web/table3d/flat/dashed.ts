import { lengthOf, pointAlong } from './line'
import type { Run } from './edges'

/** The same line in pieces of `dash` mm, one every `every` mm. */
export function dashed({ points }: Run, dash: number, every: number): Run[] {
  const length = lengthOf(points)
  const starts = Array.from({ length: Math.ceil(length / every) }, (_, i) => i * every)
  return starts.map((start) => ({
    points: [pointAlong(points, start), pointAlong(points, Math.min(start + dash, length))],
    closed: false,
  }))
}
