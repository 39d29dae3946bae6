import { type Outline, distance, distanceToEdge, inside } from '../../../table/outline'
import type { Point } from '../../../table/types'

const STEP = 2
/** Nothing is put nearer to an edge or a seam, mm. */
const NEEDED = 4
/** More room than this is no better. */
const ENOUGH = 18
/** Emblem and cube keep so far apart where they can, mm. */
const APART = 26

interface Spot extends Point {
  room: number
}

export function areaOf(outline: Outline): { left: number; bottom: number; width: number; height: number } {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom }
}

const span = (from: number, length: number): number[] =>
  Array.from({ length: Math.floor(length / STEP) + 1 }, (_, i) => from + i * STEP)

/** An open line is an outline that goes back the way it came. */
const roomBy = (point: Point, lines: readonly Outline[]): number =>
  Math.min(...lines.map((line) => distanceToEdge(point, [...line, ...line.slice(1, -1).reverse()])))

function spotsOf(outline: Outline, seams: readonly Outline[]): Spot[] {
  const { left, bottom, width, height } = areaOf(outline)
  const xs = span(left + (width % (2 * STEP)) / 2, width)
  const points = xs.flatMap((x) => span(bottom, height).map((y) => ({ x, y })))
  return points
    .filter((point) => inside(point, outline))
    .map((point) => ({ ...point, room: Math.min(distanceToEdge(point, outline), roomBy(point, seams)) }))
    .filter(({ room }) => room >= NEEDED)
}

const best = (spots: readonly Spot[], worth: (spot: Spot) => number): Spot =>
  spots.reduce((a, b) => (worth(b) > worth(a) + 1e-9 ? b : a))

const roomAt = ({ room }: Spot): number => Math.min(room, ENOUGH)

/**
 * Where the emblem is engraved, towards the stern, and where the cube lies; both on one piece of a wing.
 */
export function spotsFor(outline: Outline, seams: readonly Outline[]): { emblem: Spot; cube: Spot } {
  const spots = spotsOf(outline, seams)
  const { height } = areaOf(outline)
  const emblem = best(spots, (spot) => roomAt(spot) - (spot.y / height) * 4 - Math.abs(spot.x) * 0.05)
  const aside = (spot: Spot): number => Math.min(distance(spot, emblem), APART)
  const cube = best(spots, (spot) => roomAt(spot) + aside(spot) - Math.abs(spot.x) * 0.02)
  return { emblem, cube }
}
