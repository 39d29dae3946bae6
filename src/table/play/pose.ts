import { DICE, type Vector } from '../dice'
import { lying } from '../facing'
import { FEET } from '../settings'
import { type Turn, headed } from '../turning'
import type { Board, Piece, Rest, Shape } from '../types'

/** Height of the top of a flat piece that lies on the mat, mm. */
export const topOf = (shape: Shape): number =>
  shape.form === 'die' ? 2 * DICE[shape.die].half : shape.height + FEET.height

/** Height of the centre of a piece above what it lies on, mm. */
export const centreHeight = (shape: Shape): number =>
  shape.form === 'die' ? DICE[shape.die].half : shape.height / 2 + FEET.height

/** Centre of a resting piece, mm. */
export function placeOf(board: Board, rest: Rest, { shape, pose }: Piece): Vector {
  const under = pose.on === undefined ? 0 : topOf(board.shapes[rest[pose.on]!.shape]!)
  return [pose.x, pose.y, under + centreHeight(board.shapes[shape]!)]
}

export const turnAt = (shape: Shape, { pose }: Piece): Turn =>
  shape.form === 'die' ? lying(shape.die, pose.up!, pose.a) : headed(pose.a)
