import type { Object3D } from 'three'
import { placeOf, turnAt } from '../../../table/play/pose'
import type { Board, Piece, Rest } from '../../../table/types'
import type { Stance } from '../track'

/** How a piece lies. A die that has not been shaken shows its first face. */
export function restingOf(board: Board, rest: Rest, piece: Piece): Stance {
  const shown = { ...piece, pose: { up: 1, ...piece.pose } }
  return { at: placeOf(board, rest, piece), turn: turnAt(board.shapes[piece.shape]!, shown) }
}

export function laid<T extends Object3D>(object: T, { at, turn }: Stance): T {
  object.position.set(...at)
  object.quaternion.set(...turn)
  return object
}
