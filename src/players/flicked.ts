import type { FlickOption } from '../games/kit'
import type { Aim, Board, DieName, Flick, Id, Rest, Shape } from '../table/types'

/*
 * What a flick sets going. Its form says how it is aimed: a die is pushed through its centre, everything
 * else at its rim. Whether it lies there or is put on another piece only says where it starts.
 */

/** A board and what lies on it. */
export interface Laid {
  board: Board
  rest: Rest
}

type Flicking = Pick<FlickOption, 'piece' | 'adds'>

/** The piece that it starts from: itself, or the one that it is put on. */
export const carrierOf = ({ piece, adds }: Flicking): Id => adds?.on ?? piece

/** Its shape's name on the board. */
export const flickedName = (rest: Rest, { piece, adds }: Flicking): string =>
  adds?.shape ?? rest[piece]!.shape

export const flickedShape = ({ board, rest }: Laid, flicking: Flicking): Shape =>
  board.shapes[flickedName(rest, flicking)]!

export const isDie = (shape: Shape): shape is Extract<Shape, { form: 'die' }> => shape.form === 'die'

/** The die that is flicked; null: something else is, at its lit edge. */
export function dieOf(laid: Laid, flicking: Flicking): DieName | null {
  const shape = flickedShape(laid, flicking)
  return isDie(shape) ? shape.die : null
}

/** Is a die flicked, so that it has no lit edge? */
export const flicksDie = (laid: Laid, flicking: Flicking): boolean => isDie(flickedShape(laid, flicking))

const NO_SHAKE = [0, 0, 0, 0]

/** The flick of an option with an aim, to ask the table whether it is allowed. */
export const flickOf = ({ piece, surface, adds }: FlickOption, aim: Aim): Flick => ({
  piece,
  surface,
  aim,
  ...(adds ? { adds, shake: NO_SHAKE } : {}),
})
