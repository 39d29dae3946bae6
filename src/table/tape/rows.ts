import type { Pose } from '../types'
import { type TableLine, STEP, type Wish, steps } from './line'
import { depthAt } from './rear'
import type { Frame } from './side'
import { freeInRow } from './spot'

/** A row along an edge: one place, exactly the free one nearest to the wished, else to the middle. */
export function row(
  { ground, shape, moving, near }: Wish,
  frame: Frame,
  depth: number,
  a: number,
): TableLine {
  const along = near ? frame.along(near) : frame.length / 2
  const least = near ? Math.abs(depth - depthAt(ground, shape, frame, near, a)) : 0
  function* poses(): Generator<Pose> {
    const spot = freeInRow(ground, { shape, a, frame, depth, moving }, along)
    if (spot) yield spot
  }
  return { least, poses }
}

/** So far from the edge are the rows that are tried: the wished one, and every 10 mm. */
function depths({ ground, shape, near }: Wish, frame: Frame, a: number, least: number, most: number) {
  const own = near ? [depthAt(ground, shape, frame, near, a)] : []
  return [
    ...own.filter((depth) => depth > least && depth < most),
    most,
    ...steps(least, most - 1, STEP).reverse(),
  ]
}

/** The rows of a band along an edge, the farthest from it first. */
export function rows(wish: Wish, frame: Frame, a: number, least: number, most: number): TableLine[] {
  return depths(wish, frame, a, least, most).map((depth) => row(wish, frame, depth, a))
}
