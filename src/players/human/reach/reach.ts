import { direction } from '../../../table/exact'
import type { Board, Point } from '../../../table/types'
import { fingerprint } from './fingerprint'
import flickfleet from './flickfleet.json'

/** Free travel on an endless mat, mm: of a hundred flicks 10, 50, 90 go no farther. */
export interface Reach {
  p10: number
  p50: number
  p90: number
}

/** Written by `npm run reach`, the only source: where it has nothing, nothing is shown. */
export interface Measured {
  /** Of what was measured (`fingerprint`). */
  hash: string
  /** By shape: at strengths 0, 5, ... 100 the 10th, 50th, 75th and 90th percentile, mm. */
  travel: Readonly<Record<string, readonly (readonly number[])[]>>
}

/** Between two strengths that were measured. */
export const STRENGTH_STEP = 5

/** Of the percentiles of `Measured`. */
const P75 = 2

const between = (from: number, to: number, share: number): number => from + (to - from) * share

/** mm from a point on the table to its edge on that bearing. */
function toEdge({ size }: Board, { x, y }: Point, bearing: number): number {
  const way = direction(bearing)
  const across = (along: number, place: number, length: number): number =>
    along === 0 ? Infinity : Math.max(-place / along, (length - place) / along)
  return Math.min(across(way.x, x, size.x), across(way.y, y, size.y))
}

/** Answers from a file of measurements; `hash`: what the table is made of now. */
export function openReach({ hash: measuredHash, travel }: Measured, hash: string) {
  const rowsOf = (shape: string): readonly (readonly number[])[] | undefined =>
    measuredHash === hash ? travel[shape] : undefined

  /** How far a free flick of that strength, 0 to 100, goes; null: nothing was measured for it. */
  function reachOf(shape: string, strength: number): Reach | null {
    const rows = rowsOf(shape)
    if (!rows) return null
    const place = strength / STRENGTH_STEP
    const [low, high] = [rows[Math.floor(place)]!, rows[Math.ceil(place)]!]
    const [p10, p50, , p90] = low.map((mm, i) => between(mm, high[i]!, place % 1))
    return { p10: p10!, p50: p50!, p90: p90! }
  }

  /**
   * The strength from which on more than a quarter of the free flicks from there leave the table on that
   * bearing: the 75th percentile of their travel is beyond its edge. null: none, or nothing is known.
   */
  function leavesTable(board: Board, shape: string, from: Point, bearing: number): number | null {
    const edge = toEdge(board, from, bearing)
    const travelled = (rowsOf(shape) ?? []).map((row) => row[P75]!)
    const over = travelled.findIndex((mm) => mm > edge)
    if (over <= 0) return over === 0 ? 0 : null
    const [below, above] = [travelled[over - 1]!, travelled[over]!]
    return STRENGTH_STEP * (over - 1 + (edge - below) / (above - below))
  }

  return { reachOf, leavesTable }
}

export const { reachOf, leavesTable } = openReach(flickfleet, fingerprint())
