import { checkRest } from '../play/check'
import { BadFlick } from '../refusal'
import { type Ground, overlapped } from '../tape/ground'
import type { Board, Glide, Piece, Rest } from '../types'

/** Farther than any table. */
const FARTHEST = 1e5

const insist = (fits: boolean, why: string): void => {
  if (!fits) throw new BadFlick(why)
}

const isNear = (value: number): boolean => Math.abs(value) <= FARTHEST

const isFlat = (board: Board, { shape }: Piece): boolean => board.shapes[shape]!.form !== 'die'

/** Every number of the table and of the glide, and that its piece can slide. Throws `BadFlick`. */
export function checkGlide(board: Board, rest: Rest, { piece, to, mm }: Glide): void {
  checkRest(board, rest)
  const moving = rest[piece]
  if (!moving) throw new BadFlick(`There is no ${piece} on the table.`)
  insist(!moving.fixed && !moving.sense, `${piece} never moves.`)
  insist(moving.pose.on === undefined, `${piece} lies on another piece: it cannot slide.`)
  const rider = Object.keys(rest).find((id) => rest[id]!.pose.on === piece && isFlat(board, rest[id]!))
  insist(rider === undefined, `${rider} lies on ${piece}: it cannot slide.`)
  insist(isNear(to.x) && isNear(to.y), `A glide must go to a point; it was ${to.x}, ${to.y}.`)
  insist(mm >= 0 && isNear(mm), `A glide must go some mm, not less than 0; it was ${mm}.`)
}

/** Nobody may start inside another. Throws `BadFlick` with both ids. */
export function checkFree(ground: Ground, piece: string): void {
  const [other] = overlapped(ground, ground.of(piece), piece)
  insist(other === undefined, `${piece} and ${other} overlap at the start.`)
}
