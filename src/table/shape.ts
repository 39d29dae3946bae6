import { DICE } from './dice'
import { FEET } from './settings'
import type { Board, Pose, Rest, Shape } from './types'

/** How many values or sides a piece of this shape can show; 0: its pose has no `up`. */
export function facesOf(shape: Shape): number {
  if (shape.form === 'die') return DICE[shape.die].faces.length
  return shape.form === 'disc' ? (shape.faces ?? 0) : 0
}

/** May it start on, and come to rest on, another piece? */
export const isSmall = (shape: Shape): boolean => shape.form === 'die' || shape.small === true

/** Height of the top of a piece over what it lies on, mm. */
export const topOf = (shape: Shape): number =>
  shape.form === 'die' ? DICE[shape.die].top : shape.height + FEET.height

/** Height of the centre of a piece over what it lies on, mm. */
export const centreHeight = (shape: Shape): number =>
  shape.form === 'die' ? DICE[shape.die].half : shape.height / 2 + FEET.height

/** Height over the mat of what a piece lies on, which may lie on another itself, mm. */
export function baseOf(board: Board, rest: Rest, { on }: Pose): number {
  if (on === undefined) return 0
  const under = rest[on]!
  return baseOf(board, rest, under.pose) + topOf(board.shapes[under.shape]!)
}
