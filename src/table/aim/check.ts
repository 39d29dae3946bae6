import { refuse, words } from '../refusal'
import type { Board, Flick, Refusal, Rest } from '../types'
import { badAdding, badStart } from './adding'
import { badBearing, badShake, badSpeed } from './numbers'
import { badPush } from './push'
import { badRoom, putDown } from './room'

const PLAYABLE = { ok: true } as const

function badPiece(board: Board, rest: Rest, flick: Flick): Refusal | undefined {
  const piece = rest[flick.piece]
  if (!piece) return refuse(words`There is no ${flick} on the table.`)
  if (piece.fixed || piece.sense) return refuse(words`${flick} never moves.`)
  if (!board.shapes[piece.shape]) return refuse(`The board has no shape ${piece.shape}.`)
  return undefined
}

function badPushOf(board: Board, rest: Rest, flick: Flick): Refusal | undefined {
  const { piece, adds, surface, aim } = flick
  const shape = board.shapes[adds ? adds.shape : rest[piece]!.shape]!
  return badPush(shape, adds ? putDown(flick) : rest[piece]!.pose, surface, aim)
}

/**
 * May this flick be played? Pure: asks no engine. Numbers off their range or off their steps are refused,
 * never rounded. Looks whether what is put on a piece has room; for other pieces that overlap `play` looks.
 */
export function checkAim(board: Board, rest: Rest, flick: Flick): { ok: true } | Refusal {
  return (
    (flick.adds ? badAdding(board, rest, flick) : badPiece(board, rest, flick)) ??
    badBearing(flick) ??
    badSpeed(flick) ??
    badStart(board, rest, flick) ??
    badPushOf(board, rest, flick) ??
    badRoom(board, rest, flick) ??
    badShake(board, flick) ??
    PLAYABLE
  )
}
