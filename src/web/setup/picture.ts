import type { AnyGame, Base } from '../../games/kit'
import { ownOutline, worldOutline } from '../../table/outline'
import type { Id, Piece, Point, Shape } from '../../table/types'
import { TABLES } from '../tables'

/** A piece of a set-up as it is drawn from above; mm, y downwards. */
export interface Drawn {
  id: Id
  /** The word of the mark of whose it is; 'nobody' for scenery and drones. */
  side: string
  path: string
  /** The hole of a ring. */
  hole?: string
}

export interface Picture {
  width: number
  height: number
  pieces: Drawn[]
}

const flipped = (height: number, { x, y }: Point): string => `${x.toFixed(1)} ${(height - y).toFixed(1)}`

const closed = (points: readonly Point[], height: number): string =>
  `M${points.map((point) => flipped(height, point)).join('L')}Z`

const hole = (shape: Shape): Shape | null =>
  shape.form === 'disc' && shape.inner ? { ...shape, radius: shape.inner } : null

/** The table as a battle starts, from its own begin state and the outlines that are flicked; null when it is refused. */
export function pictureOf(game: AnyGame, setup: string, choices: Record<string, string>): Picture | null {
  const begun = game.begin({ setup, choices })
  if (!begun.ok) return null
  const { x: width, y: height } = game.board.size
  const pieces = Object.entries(begun.state.table).map(([id, piece]) => drawn(game, begun.state, id, piece))
  return { width, height, pieces }
}

function drawn(game: AnyGame, state: Base, id: Id, piece: Piece): Drawn {
  const { board } = game
  const shape = board.shapes[piece.shape]!
  const inner = hole(shape)
  return {
    id,
    side: sideOf(game, state, id),
    path: closed(worldOutline(shape, piece.pose), board.size.y),
    ...(inner ? { hole: closed(worldOutline(inner, piece.pose), board.size.y) } : {}),
  }
}

function sideOf(game: AnyGame, state: Base, id: Id): string {
  const { sideOf: markOf } = TABLES[game.id]!
  const owner = (state as Base & { ships?: Record<Id, { seat: string }> }).ships?.[id]
  return owner ? markOf(state, owner.seat) : 'nobody'
}

/** One shape by itself, centred, its bow up; mm. */
export function outlinePath(shape: Shape): { path: string; width: number; height: number } {
  const points = ownOutline(shape)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const path = `M${points.map(({ x, y }) => `${(x - left).toFixed(1)} ${(top - y).toFixed(1)}`).join('L')}Z`
  return { path, width: Math.max(...xs) - left, height: top - Math.min(...ys) }
}
