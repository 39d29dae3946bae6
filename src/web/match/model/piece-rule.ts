import type { Id } from '../../../table/types'
import type { Lens, Pixel } from '../../table3d/types'
import type { Seen } from './seen'

/** So far from a piece a finger still means it, px. */
const FINGER = 20

/** What lies on the table and has a name, in the order in which its game lists it. */
export const piecesOf = ({ view, description: { pieces } }: Seen): Id[] =>
  Object.keys(pieces).filter((id) => view.state.table[id])

/** Eight ways around a point. */
const AROUND = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const

/** The piece under a pixel; for a finger also one beside it. */
export function pieceUnder(lens: Lens, { x, y }: Pixel, touch: boolean): Id | null {
  const exactly = lens.pick(x, y)
  if (exactly !== null || !touch) return exactly
  const beside = AROUND.map(([east, south]) => lens.pick(x + FINGER * east, y + FINGER * south))
  return beside.find((id) => id !== null) ?? null
}
