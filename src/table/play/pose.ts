import { lying } from '../dice'
import { baseOf, centreHeight } from '../shape'
import { type Turn, type Vector, after, headed } from '../turning'
import type { Board, Piece, Rest, Shape } from '../types'

/** Centre of a resting piece, mm. */
export const placeOf = (board: Board, rest: Rest, { shape, pose }: Piece): Vector => [
  pose.x,
  pose.y,
  baseOf(board, rest, pose) + centreHeight(board.shapes[shape]!),
]

export const turnAt = (shape: Shape, { pose }: Piece): Turn =>
  shape.form === 'die' ? lying(shape.die, pose.up!, pose.a) : headed(pose.a)

/** Of a disc that was turned over on its way: on its back, with this heading. */
export const overFrom = (a: number): Turn => after(headed(a), [0, 1, 0, 0])
