import { DICE } from '../dice'
import { BadFlick } from '../refusal'
import type { Board, Id, Piece, Rest, Shape } from '../types'

const MOST_PIECES = 250

const insist = (fits: boolean, why: string): void => {
  if (!fits) throw new BadFlick(why)
}

const within = (value: number, min: number, max: number): boolean =>
  Number.isFinite(value) && value >= min && value <= max

function checkDie(id: Id, shape: Shape & { form: 'die' }, { pose }: Piece, rest: Rest): void {
  const faces = DICE[shape.die].faces.length
  const shows = Number.isInteger(pose.up) && within(pose.up!, 1, faces)
  insist(shows, `The die ${id} must show a face from 1 to ${faces}; it shows ${pose.up}.`)
  insist(pose.on === undefined || !!rest[pose.on], `${id} lies on ${pose.on}, which is not on the table.`)
}

function checkPiece(id: Id, piece: Piece, board: Board, rest: Rest): void {
  const shape = board.shapes[piece.shape]
  if (!shape) throw new BadFlick(`The board has no shape ${piece.shape}, which ${id} should have.`)
  const { x, y, a, on } = piece.pose
  const lies = within(x, 0, board.size.x) && within(y, 0, board.size.y)
  insist(lies, `${id} must lie on the table; it is at ${x}, ${y}.`)
  insist(within(a, -360, 360), `The heading of ${id} must be from -360 to 360; it is ${a}.`)
  if (shape.form === 'die') checkDie(id, shape, piece, rest)
  else insist(on === undefined, `Only a die may lie on a piece; ${id} is none.`)
}

/** Every number of the table at rest, before any enters the engine. Throws `BadFlick`. */
export function checkRest(board: Board, rest: Rest): void {
  const pieces = Object.entries(rest)
  const count = pieces.length
  insist(count <= MOST_PIECES, `A table holds at most ${MOST_PIECES} pieces; here are ${count}.`)
  for (const [id, piece] of pieces) checkPiece(id, piece, board, rest)
}
