import { edgesOf, ownOutline } from '../../../table/outline'
import type { Point, Shape, Surface } from '../../../table/types'

/** Lit edges that hang together, as one line. `closed`: its end is its start. */
export interface Run {
  points: Point[]
  closed: boolean
}

const join = (runs: Run[], [from, to]: readonly [Point, Point]): Run[] => {
  const last = runs.at(-1)
  if (last?.points.at(-1) !== from) return [...runs, { points: [from, to], closed: false }]
  return [...runs.slice(0, -1), { ...last, points: [...last.points, to] }]
}

/** In the piece's own frame, counter-clockwise: the piece is to the left. */
export function litRuns(shape: Shape, surface: Surface): Run[] {
  const outline = ownOutline(shape)
  if (typeof surface !== 'object') return [{ points: [...outline, outline[0]!], closed: true }]
  const edges = edgesOf(outline)
  return surface.edges.map((i) => edges[i]!).reduce<Run[]>(join, [])
}
