import { worldOutline } from '../../table/outline'
import { topOf } from '../../table/shape'
import type { Board, Piece } from '../../table/types'
import { type Box, boxAround } from './box'
import type { Lens } from './types'

/** Around a piece as the camera sees it from above, CSS px of the canvas. */
export function pieceBox(board: Board, lens: Lens, { shape, pose }: Pick<Piece, 'shape' | 'pose'>): Box {
  const body = board.shapes[shape]!
  return boxAround(worldOutline(body, pose).map((point) => lens.toScreen(point, topOf(body))))
}
