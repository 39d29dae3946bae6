import { type Edge, type Gap, type Outline, edgesOf, endGaps, gapBetween, segmentCrosses } from '../outline'
import { distance, dot, minus, plus, times } from '../outline'
import type { Point } from '../types'

/** Gaps that differ by less are equally near, mm: edges that were parallel before rounding are so still. */
const SAME = 1e-6

const between = (from: Point, to: Point, share: number): Point => plus(from, times(minus(to, from), share))

/** From the first to the last nearest pair of two edges: the same, or a band where they run side by side. */
type Band = readonly [first: Gap, last: Gap]

function band(edge: Edge, other: Edge, least: number): Band[] {
  const along = minus(edge[1], edge[0])
  const pairs = endGaps(edge, other).filter(({ gap }) => gap <= least + SAME)
  pairs.sort((p, q) => dot(p.a, along) - dot(q.a, along))
  return pairs.length ? [[pairs[0]!, pairs.at(-1)!]] : []
}

/** Where the shares change at which something may stand in the band: at the corners of the other outlines. */
function corners([first, last]: Band, others: readonly Outline[]): number[] {
  const along = minus(last.a, first.a)
  const shares = others.flat().map((corner) => dot(minus(corner, first.a), along) / dot(along, along))
  return shares.filter((share) => share > 0 && share < 1).sort((p, q) => p - q)
}

/** Lines of sight across the band, one for each stretch in which all are clear or none is. */
function sights(band: Band, others: readonly Outline[]): Edge[] {
  const [first, last] = band
  if (distance(first.a, last.a) <= SAME) return [[first.a, first.b]]
  const cuts = [0, ...corners(band, others), 1]
  const shares = [0, 1, ...cuts.slice(1).map((cut, i) => (cut + cuts[i]!) / 2)]
  return shares.map((share) => [between(first.a, last.a, share), between(first.b, last.b, share)])
}

/** D-38: does the segment of some pair of nearest points cross no other outline? Touching outlines do see. */
export function sees(a: Outline, b: Outline, others: readonly Outline[]): boolean {
  const { gap } = gapBetween(a, b)
  if (gap <= SAME) return true
  const edges = edgesOf(b)
  const bands = edgesOf(a).flatMap((edge) => edges.flatMap((other) => band(edge, other, gap)))
  const lines = bands.flatMap((one) => sights(one, others))
  return lines.some(([from, to]) => !others.some((outline) => segmentCrosses(from, to, outline)))
}
