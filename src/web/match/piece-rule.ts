import type { Id } from '../../table/types'
import { type Box, isWithin, moved, overlap, widened } from '../table3d/box'
import type { Lens, Pixel } from '../table3d/types'
import type { Size } from '../table3d/view/project'
import type { Seen } from './seen'

/** Between a piece and what stands beside it, px. */
const GAP = 8
/** So far from a piece a finger still means it, px. */
const FINGER = 20

/** What lies on the table and has a name: ships and wings first, as the panels list them. */
export function piecesOf({ view, description: { boards, pieces } }: Seen): Id[] {
  const ships = boards.map(({ id }) => id)
  const others = Object.keys(pieces).filter((id) => !ships.includes(id))
  return [...ships, ...others].filter((id) => view.state.table[id] && pieces[id])
}

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

/** Upper left corner of something so large beside a piece: in the picture, if it can be on nothing taken. */
export function besidePiece(
  piece: Box,
  { width, height }: Size,
  picture: Size,
  taken: readonly Box[],
): Pixel {
  const { left, right, top, bottom } = widened(piece, GAP)
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2]
  const places = [
    { x, y: top - height },
    { x, y: bottom },
    { x: right, y },
    { x: left - width, y },
  ].map((at) => moved({ left: 0, top: 0, right: width, bottom: height }, at.x, at.y))
  const inView = places.filter((place) => isWithin(place, picture.width, picture.height))
  const best = inView.find((place) => !taken.some((one) => overlap(one, place))) ?? inView[0] ?? places[0]!
  const within = (value: number, most: number): number => Math.max(0, Math.min(value, most))
  return { x: within(best.left, picture.width - width), y: within(best.top, picture.height - height) }
}
