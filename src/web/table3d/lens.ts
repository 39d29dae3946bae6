import { inside, worldOutline } from '../../table/outline'
import { placeOf } from '../../table/play/pose'
import { topOf } from '../../table/shape'
import type { Board, Id, Piece, Rest } from '../../table/types'
import type { Lens, Pixel } from './types'
import type { Eye } from './view/eye'
import { type Size, onPlane, project } from './view/project'

/** What the lens asks each time. `css`: how much the page draws the canvas larger than it is laid out. */
export interface Through {
  eye: Eye
  size: Size
  board: Board
  rest: Rest
}

const heightOf = ({ board, rest }: Through, piece: Piece): number =>
  placeOf(board, rest, piece)[2] + topOf(board.shapes[piece.shape]!) / 2

function covers(through: Through, piece: Piece, pixel: Pixel): boolean {
  const { eye, size, board } = through
  const point = onPlane(eye, size, pixel, heightOf(through, piece))
  return point !== null && inside(point, worldOutline(board.shapes[piece.shape]!, piece.pose))
}

/** The uppermost piece under a pixel. */
export function pieceAt(through: Through, pixel: Pixel): Id | null {
  const hit = Object.entries(through.rest).filter(([, piece]) => covers(through, piece, pixel))
  const sorted = hit.sort(([, a], [, b]) => heightOf(through, b) - heightOf(through, a))
  return sorted[0]?.[0] ?? null
}

/** Asks anew at every call: the canvas may have moved, grown or been turned to since. */
export function openLens(through: () => Through): Lens {
  return {
    toTable: (x, y) => onPlane(through().eye, through().size, { x, y }),
    toScreen: ({ x, y }, z = 0) => project(through().eye, through().size, [x, y, z]),
    pick: (x, y) => pieceAt(through(), { x, y }),
    frozen: false,
  }
}
