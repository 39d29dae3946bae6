import type { Base, FlickOption, Play } from '../../games/kit'
import type { Match } from '../../match'
import { direction } from '../../table/exact'
import type { Aim, Board, Piece, Rest } from '../../table/types'
import { flickedShape } from '../flicked'
import type { Candidate } from './candidates'
import { carryOf } from './carry'
import type { Mind } from './mind'

/**
 * How good things would stand, from -1 to 1, if a move went as free flicks mostly go: a look at the table,
 * nothing is played. Null for what is no move into the open: it is meant to hit, or put down for the flick.
 */
function foreseen({ game, outlook }: Mind, match: Match, { option, answer }: Candidate): number | null {
  if (option.how !== 'flick' || option.adds || option.at?.length || !answer.aim) return null
  const { s, rules } = match.running.turn.play
  const table = carried(match.table.board, s.table, option, answer.aim)
  const play: Play<Base, unknown> = {
    s: { ...s, table },
    rules,
    get tape() {
      return match.table.tape(table)
    },
  }
  return game.bot!.judge(play, outlook.seat)
}

/** Where it would rest, no farther than the edge of the table. */
function carried(board: Board, rest: Rest, option: FlickOption, { bearing, speed }: Aim): Rest {
  const far = carryOf(flickedShape({ board, rest }, option), speed, board.mat)
  const [{ x, y }, { size }] = [direction(bearing), board]
  const piece: Piece = rest[option.piece]!
  const within = (at: number, most: number): number => Math.min(Math.max(at, 0), most)
  const pose = {
    ...piece.pose,
    x: within(piece.pose.x + far * x, size.x),
    y: within(piece.pose.y + far * y, size.y),
  }
  return { ...rest, [option.piece]: { ...piece, pose } }
}

/** Ways to take one option, what promises most first; what promises nothing stays in its order. */
export function promising(mind: Mind, match: Match, ways: readonly Candidate[]): Candidate[] {
  const promise = new Map(ways.map((way) => [way, foreseen(mind, match, way) ?? -1]))
  return ways.toSorted((a, b) => promise.get(b)! - promise.get(a)!)
}
