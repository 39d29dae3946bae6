import { worldOutline } from '../../../table/outline'
import { topOf } from '../../../table/shape'
import type { Board, Id, Point, Rest, Side } from '../../../table/types'
import type { CameraCommand } from '../types'
import { ahead } from '../flat/bearing'
import { type Eye, type Vec, awayFrom } from './eye'
import { fitted } from './fit'
import type { Size } from './project'

/** What a view of the table is worked out from. */
export interface Sight {
  board: Board
  rest: Rest
  /** The edge of the table that is at the bottom of the screen. */
  edge: Side
  size: Size
}

/** A canvas narrower than this is a phone's, CSS px. */
const PHONE = 480
const ELEVATION = { table: 68, phone: 80, down: 90, behind: 34, close: 58 } as const
const MARGIN = { table: 14, close: 56 } as const
/** The mat's rolled edge and what stands on it. */
const BORDER = 8
/** What a player looks along from behind a piece, mm. */
const AHEAD = 420
const BACK = 60
/** Room around a piece in a close-up, and around one that is large enough without, mm. */
const ROOM = { usual: 45, large: 20 } as const
/** Free around a brief close-up, a share of the height that is not covered. */
const BRIEF_MARGIN = 0.12

const ground = ({ x, y }: Point, z = 0): Vec => [x, y, z]

const box = (low: Point, high: Point): Point[] => [
  low,
  { x: high.x, y: low.y },
  high,
  { x: low.x, y: high.y },
]

export const cornersOf = ({ size }: Board): Vec[] =>
  box({ x: -BORDER, y: -BORDER }, { x: size.x + BORDER, y: size.y + BORDER }).map((point) => ground(point))

function around({ board, rest }: Sight, ids: readonly (Id | undefined)[], room: number): Vec[] {
  const pieces = ids.flatMap((id) => (id && rest[id] ? [rest[id]] : []))
  return pieces.flatMap(({ shape, pose }) => {
    const body = board.shapes[shape]!
    const rim = worldOutline(body, pose)
    return rim.flatMap(({ x, y }) =>
      box({ x: x - room, y: y - room }, { x: x + room, y: y + room }).map((point) =>
        ground(point, topOf(body)),
      ),
    )
  })
}

export function wholeTable(sight: Sight, elevation?: number): Eye {
  const usual = sight.size.width < PHONE ? ELEVATION.phone : ELEVATION.table
  const turn = { bearing: awayFrom[sight.edge], elevation: elevation ?? usual }
  return fitted(cornersOf(sight.board), turn, sight.size, { margin: MARGIN.table })
}

/** The whole table as one looks now; null when it is all in view as it is. */
export function widened(sight: Sight, { bearing, elevation, distance }: Eye): Eye | null {
  const eye = fitted(cornersOf(sight.board), { bearing, elevation }, sight.size, { margin: MARGIN.table })
  return eye.distance > distance ? eye : null
}

/** Along `bearing`, over the piece. */
function behind(sight: Sight, id: Id, bearing: number): Eye {
  const { pose } = sight.rest[id]!
  const line = [ahead(pose, bearing, -BACK), ahead(pose, bearing, AHEAD)].map((point) => ground(point))
  const turn = { bearing, elevation: ELEVATION.behind }
  return fitted([...line, ...around(sight, [id], ROOM.usual)], turn, sight.size, { margin: MARGIN.close })
}

function closeUp(sight: Sight, ids: readonly (Id | undefined)[], { bearing }: Eye): Eye {
  const turn = { bearing, elevation: ELEVATION.close }
  return fitted(around(sight, ids, ROOM.usual), turn, sight.size, { margin: MARGIN.close })
}

/** Over what lies on the picture for the moment. */
function briefly(sight: Sight, id: Id, { bearing }: Eye, covered: number): Eye {
  const turn = { bearing, elevation: ELEVATION.close }
  const { form } = sight.board.shapes[sight.rest[id]!.shape]!
  const room = form === 'die' ? ROOM.usual : ROOM.large
  const margin = BRIEF_MARGIN * (sight.size.height - covered)
  return fitted(around(sight, [id], room), turn, sight.size, { margin, covered })
}

/**
 * Where a command leads; null when its pieces are not on the table. `bearing`: of the aim, if there is one.
 */
export function commanded(
  sight: Sight,
  { to, piece, at, brief, covered = 0 }: CameraCommand,
  now: Eye,
  bearing?: number,
): Eye | null {
  if (to === 'table') return wholeTable(sight)
  if (to === 'down') return wholeTable(sight, ELEVATION.down)
  const known = (id: Id | undefined): id is Id => id !== undefined && sight.rest[id] !== undefined
  if (to === 'behind') return known(piece) ? behind(sight, piece, bearing ?? sight.rest[piece]!.pose.a) : null
  if (brief) return known(piece) ? briefly(sight, piece, now, covered) : null
  const ids = to === 'close' ? [at ?? piece] : [piece, at]
  return ids.some(known) ? closeUp(sight, ids, now) : null
}
