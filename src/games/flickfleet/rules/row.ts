import type { Row } from '../data/types'
import { ownOutline } from '../../../table/outline'
import type { Board } from '../../../table/types'

/** The even row of a standard placing (house): from where to where a fleet stands along an edge. */

/** Across, when it faces into the table; mm. */
export function widthOf({ shapes }: Board, shape: string): number {
  const across = ownOutline(shapes[shape]!).map(({ x }) => x)
  return Math.max(...across) - Math.min(...across)
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

/**
 * What an edge of the table has for a row, and what these ships need with the least gaps between them; mm.
 */
export const roomFor = ({ size }: Board, { margin }: Row): number => size.x - 2 * margin
export const roomNeeded = (widths: readonly number[], { gap }: Row): number =>
  sum(widths) + gap.least * (widths.length - 1)

/** Equal gaps, as wide as there is room, up to the most. */
const gapOf = (board: Board, widths: readonly number[], row: Row): number =>
  Math.min(row.gap.most, (roomFor(board, row) - sum(widths)) / Math.max(1, widths.length - 1))

/**
 * How far right of the middle of the edge each stands, as its owner sees it, mm. They are given the widest
 * first and go to the right and the left end in turn.
 */
export function evenRow(board: Board, widths: readonly number[], row: Row): number[] {
  const gap = gapOf(board, widths, row)
  const whole = sum(widths) + gap * (widths.length - 1)
  const places: number[] = []
  let left = -whole / 2
  for (const i of endInTurn(widths.length)) {
    places[i] = left + widths[i]! / 2
    left += widths[i]! + gap
  }
  return places
}

/** The order from left to right: 0, then 1 to its left, 2 to the right, 3 to the left ... */
function endInTurn(count: number): number[] {
  const order: number[] = []
  for (let i = 0; i < count; i++) {
    if (i % 2) order.unshift(i)
    else order.push(i)
  }
  return order
}
