import { place } from './exact'
import { type Outline, cross, distance, distanceToEdge, edgesOf, inside, plus, times } from './outline'
import { FEET } from './settings'
import type { Point } from './types'

const SLICES = 64
const STEP = 0.5

/** The mean of |p| along an edge, by Simpson's rule. */
function meanAlong(from: Point, to: Point): number {
  let sum = 0
  for (let i = 0; i <= SLICES; i++) {
    const weight = i === 0 || i === SLICES ? 1 : 2 + 2 * (i % 2)
    const at = plus(times(from, 1 - i / SLICES), times(to, i / SLICES))
    sum += weight * distance(at, { x: 0, y: 0 })
  }
  return sum / (3 * SLICES)
}

const PI = 3.141592653589793

/**
 * Mean distance of the area from the centroid, mm: there the mat's friction brakes a spin as it does the
 * whole face. `hole`: the radius of the hole of a ring.
 */
export function meanRadius(outline: Outline, hole = 0): number {
  let [moment, area] = [(-2 * PI * hole * hole * hole) / 3, -PI * hole * hole]
  for (const [from, to] of edgesOf(outline)) {
    moment += (cross(from, to) / 3) * meanAlong(from, to)
    area += cross(from, to) / 2
  }
  return moment / area
}

/** What a foot stands under: an outline, of a ring with a hole. */
interface Face {
  outline: Outline
  hole: number
}

const fits = (foot: Point, { outline, hole }: Face): boolean =>
  inside(foot, outline) &&
  distanceToEdge(foot, outline) >= FEET.within &&
  (hole === 0 || distance(foot, { x: 0, y: 0 }) >= hole + FEET.within)

/** The nearest place on its circle that has room: feet of a hollow outline stand in its arms. */
function stand(foot: Point, face: Face): Point {
  const outwards = foot.x * foot.y > 0 ? 1 : -1
  for (let turn = 0; turn <= 90; turn += STEP) {
    for (const a of [turn * outwards, -turn * outwards]) {
      const there = place(foot, { x: 0, y: 0, a })
      if (fits(there, face)) return there
    }
  }
  throw new RangeError('There is no room for four feet under this outline.')
}

/**
 * Where the four feet of a flat piece stand, mm in its own frame. `hole`: the radius of the hole of a ring.
 * Throws `RangeError` when they cannot stand.
 */
export function feetOf(outline: Outline, hole = 0): Point[] {
  const [xs, ys] = [outline.map((p) => p.x), outline.map((p) => p.y)]
  const sides = { x: Math.max(...xs) - Math.min(...xs), y: Math.max(...ys) - Math.min(...ys) }
  const first = times(sides, (FEET.out * meanRadius(outline, hole)) / distance(sides, { x: 0, y: 0 }))
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
  return corners.map(([x, y]) => stand({ x: first.x * x, y: first.y * y }, { outline, hole }))
}
