import type { Random } from '../exact'
import type { Board, Rest } from '../types'
import { onTable, piece } from './board'
import { type Wanted, scatter } from './scatter'

const several = (shape: string, count: number, more: Partial<Wanted> = {}): Wanted[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${shape}-${i + 1}`, shape, ...more }))

/** The table of the benchmark: 12 ships, 8 discs, 4 obstacles. */
export const twelveShips = (board: Board, next: Random): Rest =>
  scatter(
    board,
    [
      ...several('dreadnought', 1),
      ...several('carrier', 2),
      ...several('destroyer', 4),
      ...several('fighter3', 3),
      ...several('bomber3', 2),
      ...several('rock', 4, { fixed: true }),
      ...several('disc20', 8),
    ],
    next,
  )

/** A full table of small and large pieces, wings of all sizes. */
export const crowd = (board: Board, next: Random): Rest =>
  scatter(
    board,
    [
      ...several('dreadnought', 2),
      ...several('carrier', 2),
      ...several('destroyer', 5),
      ...several('fighter3', 2),
      ...several('fighter2', 2),
      ...several('fighter1', 3),
      ...several('bomber3', 2),
      ...several('bomber2', 2),
      ...several('bomber1', 2),
      ...several('rock', 3, { fixed: true }),
      ...several('wood', 4),
    ],
    next,
  )

/** Two small fleets face each other, as an introductory battle does, one wing docked at its carrier. */
export const twoFleets = (): Rest =>
  onTable(
    ['a-carrier', piece('carrier', 450, 110)],
    ['a-destroyer-1', piece('destroyer', 250, 100)],
    ['a-destroyer-2', piece('destroyer', 650, 100)],
    ['a-fighter', piece('fighter3', 450, 207.8)],
    ['a-bomber', piece('bomber3', 350, 130)],
    ['b-dreadnought', piece('dreadnought', 450, 780, 180)],
    ['b-destroyer', piece('destroyer', 650, 800, 180)],
    ['b-fighter-1', piece('fighter3', 300, 760, 180)],
    ['b-fighter-2', piece('fighter2', 220, 760, 180)],
  )

/** Lone wings and discs of every size, nothing in their way. */
export const lonely = (board: Board, next: Random): Rest =>
  scatter(
    board,
    [
      ...several('fighter3', 1),
      ...several('fighter1', 1),
      ...several('bomber3', 1),
      ...several('bomber1', 1),
      ...several('wood', 1),
    ],
    next,
  )
