import { DICE } from '../dice'
import { distanceToEdge, inside, worldOutline } from '../outline'
import { refuse, words } from '../refusal'
import type { Board, Flick, Piece, Point, Refusal, Rest, Shape } from '../types'
import { startInset } from './inset'
import { badBearing, badShake, badSpeed } from './numbers'
import { badPush } from './push'

const PLAYABLE = { ok: true } as const

/** A die put on a piece: a new id, a ship that is there, a face that the die has. */
function badAdding(board: Board, rest: Rest, { piece, adds }: Flick): Refusal | undefined {
  if (!adds) return undefined
  const shape = board.shapes[adds.shape]
  if (shape?.form !== 'die') return refuse(`Only a die can be put on a piece; ${adds.shape} is none.`)
  if (rest[piece]) return refuse(words`${{ piece }} is on the table already.`)
  if (!rest[adds.on] || rest[adds.on]!.sense)
    return refuse(words`There is no ${{ piece: adds.on }} to put the die on.`)
  const faces = DICE[shape.die].faces.length
  const shows = adds.up === undefined || (Number.isInteger(adds.up) && adds.up >= 1 && adds.up <= faces)
  return shows ? undefined : refuse(`A ${shape.die} has the faces 1 to ${faces}; ${adds.up} was asked for.`)
}

const isPoint = (p: Point | undefined): p is Point => !!p && Number.isFinite(p.x) && Number.isFinite(p.y)

/** A die exactly on the inset is not refused for the last bit of its place. */
const ROUNDING = 1e-9

function tooNearTheRim(start: Point, ship: Piece, shape: Shape): boolean {
  const outline = worldOutline(shape, ship.pose)
  return !inside(start, outline) || distanceToEdge(start, outline) < startInset(shape) - ROUNDING
}

function badStart(board: Board, rest: Rest, { adds, aim }: Flick): Refusal | undefined {
  if (!adds) return aim.start && refuse('Only a die that is put on a piece has a start.')
  if (!isPoint(aim.start)) return refuse('The start of the die must be a point on its ship.')
  const ship = rest[adds.on]!
  const shape = board.shapes[ship.shape]!
  if (shape.form === 'die') return refuse('A die cannot start on a die.')
  if (!tooNearTheRim(aim.start, ship, shape)) return undefined
  return refuse(`The die must start on its ship, at least ${startInset(shape)} mm from every edge.`)
}

function badPiece(board: Board, rest: Rest, flick: Flick): Refusal | undefined {
  const piece = rest[flick.piece]
  if (!piece) return refuse(words`There is no ${flick} on the table.`)
  if (piece.fixed || piece.sense) return refuse(words`${flick} never moves.`)
  if (!board.shapes[piece.shape]) return refuse(`The board has no shape ${piece.shape}.`)
  return undefined
}

function badPushOf(board: Board, rest: Rest, { piece, adds, surface, aim }: Flick): Refusal | undefined {
  const shape = board.shapes[adds ? adds.shape : rest[piece]!.shape]!
  return badPush(shape, rest[adds ? adds.on : piece]!.pose, surface, aim)
}

/**
 * May this flick be played? Pure: asks no engine. Numbers off their range or off their steps are refused,
 * never rounded. Does not look for pieces that overlap at the start: `play` does.
 */
export function checkAim(board: Board, rest: Rest, flick: Flick): { ok: true } | Refusal {
  return (
    (flick.adds ? badAdding(board, rest, flick) : badPiece(board, rest, flick)) ??
    badBearing(flick) ??
    badSpeed(flick) ??
    badPushOf(board, rest, flick) ??
    badStart(board, rest, flick) ??
    badShake(flick) ??
    PLAYABLE
  )
}
