import { board } from './data/board'
import type { Board, Point } from '../../table/types'

/** The tables that battles are fought on, by id: so far every scenario is played on the same mat. */
export const boards: Readonly<Record<string, Board>> = { mat: board }

export const boardOf = (): string => 'mat'

export const isInside = ({ x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= board.size.x && y <= board.size.y
