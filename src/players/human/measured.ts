import type { Point, Side } from '../../table/types'

/** A point as a seat measures it, mm: from its left corner and from its own edge. */
export interface Measured {
  along: number
  depth: number
}

export function measured({ x, y }: Point, edge: Side, size: Point): Measured {
  const ways: Record<Side, Measured> = {
    S: { along: x, depth: y },
    N: { along: size.x - x, depth: size.y - y },
    W: { along: size.y - y, depth: x },
    E: { along: y, depth: size.x - x },
  }
  return ways[edge]
}

export function pointAt({ along, depth }: Measured, edge: Side, size: Point): Point {
  const ways: Record<Side, Point> = {
    S: { x: along, y: depth },
    N: { x: size.x - along, y: size.y - depth },
    W: { x: depth, y: size.y - along },
    E: { x: size.x - depth, y: along },
  }
  return ways[edge]
}

/** To the right of each edge comes the next: each goes on where the one before ends. */
const ROUND: readonly Side[] = ['S', 'E', 'N', 'W']

const lengthOf = (edge: Side, size: Point): number => (edge === 'S' || edge === 'N' ? size.x : size.y)

/** The edges from a seat's own round the table to its right, with how far on each begins, mm. */
function edgesFrom(seat: Side, size: Point): { edge: Side; from: number }[] {
  const first = ROUND.indexOf(seat)
  let from = 0
  return ROUND.map((_, i) => {
    const edge = ROUND[(first + i) % ROUND.length]!
    const begun = from
    from += lengthOf(edge, size)
    return { edge, from: begun }
  })
}

/** The edge of the table that a point is nearest to. */
export function edgeNear(point: Point, size: Point): Side {
  const depths = ROUND.map((edge) => measured(point, edge, size).depth)
  return ROUND[depths.indexOf(Math.min(...depths))]!
}

/** How far round the table a point of that edge is, mm from the seat's left corner to the right. */
export function roundOf(point: Point, edge: Side, seat: Side, size: Point): number {
  const { from } = edgesFrom(seat, size).find((one) => one.edge === edge)!
  return from + measured(point, edge, size).along
}

/** The point on the rim of the table so far round it. */
export function pointRound(mm: number, seat: Side, size: Point): Point {
  const whole = 2 * (size.x + size.y)
  const far = ((mm % whole) + whole) % whole
  const { edge, from } = edgesFrom(seat, size).findLast((one) => one.from <= far)!
  return pointAt({ along: far - from, depth: 0 }, edge, size)
}
