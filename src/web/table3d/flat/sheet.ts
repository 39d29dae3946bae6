import type { Point } from '../../../table/types'

/** A point of a flat drawing: mm, and how solid it is there, 0 to 1. */
export interface Vertex extends Point {
  z: number
  alpha: number
}

/** A flat drawing as triangles, ready for a mesh. */
export interface Sheet {
  vertices: readonly Vertex[]
  /** Three indices each. */
  triangles: readonly number[]
}

export const EMPTY: Sheet = { vertices: [], triangles: [] }

export const joined = (...sheets: readonly Sheet[]): Sheet =>
  sheets.reduce(
    (all, { vertices, triangles }) => ({
      vertices: [...all.vertices, ...vertices],
      triangles: [...all.triangles, ...triangles.map((i) => i + all.vertices.length)],
    }),
    EMPTY,
  )

const quad = (i: number, count: number): number[] => [i, i + 1, count + i, i + 1, count + i + 1, count + i]

/** The surface between two lines of equally many points. */
export function strip(left: readonly Vertex[], right: readonly Vertex[]): Sheet {
  const count = left.length
  const quads = Array.from({ length: Math.max(count - 1, 0) }, (_, i) => quad(i, count))
  return { vertices: [...left, ...right], triangles: quads.flat() }
}

/** Strips from each line to the next. */
export const strips = (...lines: readonly (readonly Vertex[])[]): Sheet =>
  joined(...lines.slice(1).map((line, i) => strip(lines[i]!, line)))

export const vertex = ({ x, y }: Point, alpha: number, z = 0): Vertex => ({ x, y, z, alpha })
