import type { AnyGame, Base, Choices, Seat, Shown } from '../../games/kit'
import { worldOutline } from '../../table/outline'
import type { Id, Piece, Point, Shape } from '../../table/types'
import { TABLES } from '../games/tables'
import { firstQuestion } from './begun'

/** A piece of a set-up as it is drawn from above; mm, y downwards. */
export interface Drawn {
  id: Id
  /** The word of the mark of whose it is; 'nobody' for scenery and drones. */
  side: string
  path: string
  /** The hole of a ring. */
  hole?: string
  /** Where its mark goes, for a piece too small to show whose it is. */
  mark?: Point
}

export interface Picture {
  width: number
  height: number
  pieces: Drawn[]
  sides: PictureSide[]
}

export interface PictureSide {
  seat: Seat
  name: string
  /** The word of its mark. */
  side: string
}

/** mm; a smaller one has its mark beside it, towards the middle of the table. */
const SMALL = 30
const BESIDE = 45

/**
 * The table when the first question is asked, drawn with the outlines that are flicked; null when it is
 * refused.
 */
export function pictureOf(game: AnyGame, setup: string, choices: Choices): Picture | null {
  const state = firstQuestion(game, setup, choices)
  if (!state) return null
  const { x: width, y: height } = game.board.size
  const pieces = Object.entries(state.table).map(([id, piece]) => drawn(game, state, id, piece))
  return { width, height, pieces, sides: sidesOf(game, state) }
}

function sidesOf(game: AnyGame, state: Shown<Base>): PictureSide[] {
  const { sideOf, nameOf } = TABLES[game.id]!
  return state.seats.map((id) => ({ seat: id, name: nameOf(state, id), side: sideOf(state, id) }))
}

function drawn(
  { id: game, board }: AnyGame,
  state: Shown<Base>,
  id: Id,
  { shape: name, pose }: Piece,
): Drawn {
  const shape = board.shapes[name]!
  const { sideOf, ownerOf } = TABLES[game]!
  const side = sideOf(state, ownerOf(state, id) ?? '')
  const outline = worldOutline(shape, pose)
  const inner = hole(shape)
  return {
    id,
    side,
    path: closed(outline, board.size.y),
    ...(inner ? { hole: closed(worldOutline(inner, pose), board.size.y) } : {}),
    ...(side !== 'nobody' && width(outline) < SMALL ? { mark: beside(pose, board.size) } : {}),
  }
}

const beside = ({ x, y }: Point, size: Point): Point => ({
  x: x + (x < size.x / 2 ? BESIDE : -BESIDE),
  y: size.y - y,
})

function hole(shape: Shape): Shape | null {
  return shape.form === 'disc' && shape.inner ? { ...shape, radius: shape.inner } : null
}

function width(points: readonly Point[]): number {
  const xs = points.map(({ x }) => x)
  return Math.max(...xs) - Math.min(...xs)
}

const closed = (points: readonly Point[], height: number): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${(height - y).toFixed(1)}`).join('L')}Z`
