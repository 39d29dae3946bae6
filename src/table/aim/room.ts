import { spread } from '../dice'
import { distance, distanceToEdge, inside, overlapDepth, ownOutline, worldOutline } from '../outline'
import { refuse, words } from '../refusal'
import { TOLERANCE } from '../settings'
import { baseOf, topOf } from '../shape'
import type { Board, Flick, Piece, Pose, Refusal, Rest, Shape } from '../types'

type Adding = NonNullable<Flick['adds']>

/** Heights over the mat between which a piece is, mm. */
type Storey = readonly [low: number, high: number]

function storeyOf(board: Board, rest: Rest, shape: string, pose: Pose): Storey {
  const low = baseOf(board, rest, pose)
  return [low, low + topOf(board.shapes[shape]!)]
}

const meet = (one: Storey, other: Storey): boolean =>
  Math.min(one[1], other[1]) - Math.max(one[0], other[0]) > TOLERANCE

/** How a flat piece is put down: with its bow along the bearing. */
export const putDown = ({ aim, adds }: Flick): Pose => ({
  ...aim.start!,
  a: aim.bearing,
  on: adds!.on,
  ...(adds!.up === undefined ? {} : { up: adds!.up }),
})

const reaches = new WeakMap<Shape, number>()

/** No point of the outline is farther from the centre, mm; worked out once for each shape. */
function reachOf(shape: Shape): number {
  const reach =
    reaches.get(shape) ?? Math.max(...ownOutline(shape).map((corner) => distance(corner, { x: 0, y: 0 })))
  reaches.set(shape, reach)
  return reach
}

/** Could it overlap this piece? A die is as large as its widest turn, so that no shake decides (D-33). */
function mayOverlap(board: Board, adds: Adding, pose: Pose, other: Piece): boolean {
  const [shape, there] = [board.shapes[adds.shape]!, board.shapes[other.shape]!]
  if (distance(pose, other.pose) > reachOf(shape) + reachOf(there)) return false
  const outline = worldOutline(there, other.pose)
  if (shape.form !== 'die') return overlapDepth(worldOutline(shape, pose), outline) > TOLERANCE
  return inside(pose, outline) || distanceToEdge(pose, outline) < spread(shape.die) - TOLERANCE
}

/** Is there room for what this flick puts on a piece, however it is shaken? */
export function badRoom(board: Board, rest: Rest, flick: Flick): Refusal | undefined {
  const { adds } = flick
  if (!adds) return undefined
  const pose = putDown(flick)
  const storey = storeyOf(board, rest, adds.shape, pose)
  const inTheWay = Object.entries(rest).find(
    ([id, { shape, pose: there, sense }]) =>
      id !== adds.on &&
      sense === undefined &&
      meet(storey, storeyOf(board, rest, shape, there)) &&
      mayOverlap(board, adds, pose, rest[id]!),
  )
  if (!inTheWay) return undefined
  const word = board.shapes[adds.shape]!.form === 'die' ? 'die' : 'piece'
  return refuse(words`There is no room for the ${word} there: it would overlap ${{ piece: inTheWay[0] }}.`)
}
