import type { Choices, Seat } from '../../games/kit'
import { worldOutline } from '../../table/outline'
import type { Id, Piece, Point, Shape } from '../../table/types'
import { type GameLook, type Seen, see } from '../match/model/seen'
import type { Mark } from '../parts/mark'
import { firstQuestion } from './begun'

/** A piece of a set-up as it is drawn from above; mm, y downwards. */
export interface DrawnPiece {
  id: Id
  /** The mark of its side; neutral for what nobody owns. */
  mark: Mark
  path: string
  /** The outline of the hole, of a ring. */
  hole?: string
  /** Where its mark goes, for a piece too small to show whose it is. */
  beside?: Point
}

export interface StartPicture {
  width: number
  height: number
  pieces: DrawnPiece[]
  sides: PictureSide[]
}

export interface PictureSide {
  seat: Seat
  name: string
  mark: Mark
}

/** mm; a smaller one has its mark beside it, towards the middle of the table. */
const SMALL = 30
const BESIDE = 45

/**
 * The table when the first question is asked, drawn with the outlines that are flicked; null when it is
 * refused.
 */
export function pictureOf(look: GameLook, setup: string, choices: Choices): StartPicture | null {
  const first = firstQuestion(look.game, setup, choices)
  if (!first) return null
  const seen = see(first, look)
  const { x: width, y: height } = seen.board.size
  const pieces = Object.entries(first.state.table).map(([id, piece]) => drawn(seen, id, piece))
  return { width, height, pieces, sides: sidesOf(seen) }
}

const sidesOf = ({ view, description: { sides }, markOf }: Seen): PictureSide[] =>
  view.seats.map(({ seat, name }) => ({ seat, name: sides[seat]?.name ?? name, mark: markOf(seat) }))

function drawn({ board, description, markOf, view }: Seen, id: Id, piece: Piece): DrawnPiece {
  const { shape: name, pose } = piece
  const shape = board.shapes[name]!
  const owner = description.pieces[id]?.seat ?? ''
  const owned = view.seats.some(({ seat }) => seat === owner)
  const outline = worldOutline(shape, pose)
  const inner = hole(shape)
  return {
    id,
    mark: markOf(owner),
    path: closed(outline, board.size.y),
    ...(inner ? { hole: closed(worldOutline(inner, pose), board.size.y) } : {}),
    ...(owned && width(outline) < SMALL ? { beside: beside(pose, board.size) } : {}),
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
