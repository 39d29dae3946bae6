import type { FlickOption } from '../../games/kit'
import type { Board, Id, Piece, Point, Rest, Shape, Side, Tape } from '../../table/types'
import type { Pushed } from './stretch'

/** A resting table as one seat looks at it. */
export interface Scene {
  board: Board
  rest: Rest
  /** On this table. */
  tape: Tape
  /** The seat's own edge. */
  edge: Side
  nameOf(id: Id): string
}

/** From where one looks or pushes: a point on a piece. */
export interface Origin {
  point: Point
  /** The piece itself, or the ship that a die starts on: never in its own way. */
  on: Id
  /** What travels along the line. */
  shape: Shape
}

export const shapeOf = ({ board, rest }: Scene, id: Id): Shape => board.shapes[rest[id]!.shape]!

export const pieceOf = ({ rest }: Scene, id: Id): Piece => rest[id]!

/** The piece that is pushed, or that carries the die. */
export const carrierOf = ({ piece, adds }: FlickOption): Id => adds?.on ?? piece

/** The shape that travels: the piece's, or that of the die which is added. */
export const travellerOf = ({ rest }: Scene, { piece, adds }: FlickOption): string =>
  adds?.shape ?? rest[piece]!.shape

export const pushedBy = (scene: Scene, { piece, surface }: FlickOption): Pushed => ({
  shape: shapeOf(scene, piece),
  pose: pieceOf(scene, piece).pose,
  surface,
})

/** Looking from the middle of a piece. */
export const fromPiece = (scene: Scene, id: Id): Origin => ({
  point: pieceOf(scene, id).pose,
  on: id,
  shape: shapeOf(scene, id),
})

/** Everything else on the table that can be touched: zones hide nothing. */
export const others = ({ rest }: Scene, on: Id): Id[] =>
  Object.keys(rest).filter((id) => id !== on && rest[id]!.sense === undefined)
