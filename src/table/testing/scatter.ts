import { type Random, hundredth } from '../exact'
import { gapBetween, worldOutline } from '../outline'
import type { Board, Id, Piece, Pose, Rest } from '../types'

/** What to put on a table: an id, the name of a shape, and whether it never moves. */
export interface Wanted {
  id: Id
  shape: string
  fixed?: true
}

const MARGIN = 5

function anywhere({ size }: Board, next: Random): Pose {
  const across = (length: number): number => hundredth(60 + next() * (length - 120))
  return { x: across(size.x), y: across(size.y), a: hundredth(next() * 359) }
}

/** Puts pieces on a table at random, none nearer than 5 mm to another. */
export function scatter(board: Board, wanted: readonly Wanted[], next: Random): Rest {
  const rest: Record<Id, Piece> = {}
  for (const { id, shape, fixed } of wanted) {
    const taken = Object.values(rest).map((other) => worldOutline(board.shapes[other.shape]!, other.pose))
    const isFree = (pose: Pose): boolean =>
      taken.every((outline) => gapBetween(worldOutline(board.shapes[shape]!, pose), outline).gap > MARGIN)
    let pose = anywhere(board, next)
    while (!isFree(pose)) pose = anywhere(board, next)
    rest[id] = { kind: 'ship', shape, pose, ...(fixed && { fixed }) }
  }
  return rest
}
