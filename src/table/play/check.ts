import { BadFlick } from '../refusal'
import { facesOf, isSmall } from '../shape'
import type { Board, Id, Piece, Rest, Shape } from '../types'
import { areWithin } from './close'
import { boxed } from './flat'

const MOST_PIECES = 250

/** `why` is put together only when it is needed: every piece is asked before every flick. */
const insist = (fits: boolean, why: () => string): void => {
  if (!fits) throw new BadFlick(why())
}

const within = (value: number, min: number, max: number): boolean =>
  Number.isFinite(value) && value >= min && value <= max

/** A die shows a face, a two-sided disc a side; of everything else there is one. */
function checkUp(id: Id, shape: Shape, { pose: { up } }: Piece): void {
  const faces = facesOf(shape)
  const shows = faces === 0 ? up === undefined : Number.isInteger(up) && within(up!, 1, faces)
  const [what, side] = shape.form === 'die' ? ['The die ', 'a face'] : ['', 'a side']
  if (faces === 0) insist(shows, () => `${id} has one side only; it cannot show ${up}.`)
  insist(shows, () => `${what}${id} must show ${side} from 1 to ${faces}; it shows ${up}.`)
}

/** The piece that another lies on. */
function underOf(id: Id, rest: Rest, on: Id): Piece {
  const under = rest[on]
  if (!under) throw new BadFlick(`${id} lies on ${on}, which is not on the table.`)
  insist(under.sense === undefined, () => `${id} lies on ${on}, which is a zone: nothing lies on it.`)
  return under
}

/** Only small pieces lie on others, and none on itself, by however many others in between. */
function checkOn(id: Id, shape: Shape, { pose }: Piece, board: Board, rest: Rest): void {
  if (pose.on === undefined) return
  insist(isSmall(shape), () => `Only dice and small pieces may lie on a piece; ${id} is neither.`)
  const under = underOf(id, rest, pose.on)
  const seen = new Set([id])
  for (let on: Id | undefined = pose.on; on !== undefined; on = rest[on]?.pose.on) {
    insist(!seen.has(on), () => `${id} lies on itself, by ${[...seen].join(', ')}.`)
    seen.add(on)
  }
  const below = board.shapes[under.shape]
  if (shape.form === 'die' || !below) return
  const over = areWithin(boxed(shape, pose), boxed(below, under.pose), 0)
  insist(over, () => `${id} lies on ${pose.on}, which is not below it.`)
}

function checkPiece(id: Id, piece: Piece, board: Board, rest: Rest): void {
  const shape = board.shapes[piece.shape]
  if (!shape) throw new BadFlick(`The board has no shape ${piece.shape}, which ${id} should have.`)
  const { x, y, a } = piece.pose
  const lies = within(x, 0, board.size.x) && within(y, 0, board.size.y)
  insist(lies, () => `${id} must lie on the table; it is at ${x}, ${y}.`)
  insist(within(a, -360, 360), () => `The heading of ${id} must be from -360 to 360; it is ${a}.`)
  checkUp(id, shape, piece)
  checkOn(id, shape, piece, board, rest)
}

/** Every number of the table at rest, before any enters the engine. Throws `BadFlick`. */
export function checkRest(board: Board, rest: Rest): void {
  const pieces = Object.entries(rest)
  const count = pieces.length
  insist(count <= MOST_PIECES, () => `A table holds at most ${MOST_PIECES} pieces; here are ${count}.`)
  for (const [id, piece] of pieces) checkPiece(id, piece, board, rest)
}
