import type { Reach } from '../reach'
import type { Board, Id, Piece, Point, Rest, Shape, Side, Tape } from '../../table/types'

/** A resting table as one seat looks at it. */
export interface Scene {
  board: Board
  rest: Rest
  /** On this table. */
  tape: Tape
  /** The seat's own edge. */
  edge: Side
  /** How far the pieces of this game go. */
  reach: Reach
  nameOf(id: Id): string
}

/** From where one looks or pushes: a point on a piece. */
export interface Origin {
  point: Point
  /** The piece itself, or the one that it is put on: never in its own way. */
  on: Id
  /** What travels along the line. */
  shape: Shape
  /** Its heading before the push, degrees of the table. */
  a: number
}

export const shapeOf = ({ board, rest }: Scene, id: Id): Shape => board.shapes[rest[id]!.shape]!

export const pieceOf = ({ rest }: Scene, id: Id): Piece => rest[id]!

/** Looking from the middle of a piece. */
export const fromPiece = (scene: Scene, id: Id): Origin => ({
  point: pieceOf(scene, id).pose,
  on: id,
  shape: shapeOf(scene, id),
  a: pieceOf(scene, id).pose.a,
})

/** Everything else on the table that can be touched: zones hide nothing. */
export const others = ({ rest }: Scene, on: Id): Id[] =>
  Object.keys(rest).filter((id) => id !== on && rest[id]!.sense === undefined)
