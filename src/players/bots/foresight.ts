import type { Base, FlickOption, Play } from '../../games/kit'
import type { Match } from '../../match'
import { direction } from '../../table/exact'
import type { Aim, Board, Piece } from '../../table/types'
import { reachOf } from '../human/reach'
import type { Candidate } from './candidates'
import { strengthOf } from './candidates/speed'
import type { Mind } from './mind'

/**
 * How good things would stand, from -1 to 1, if a move went as free flicks mostly go: a look at the table,
 * nothing is played. Null for what is no move into the open: a die, a ram.
 */
function foreseen({ game, outlook }: Mind, match: Match, { option, answer }: Candidate): number | null {
  if (option.how !== 'flick' || option.adds || option.at?.length || !answer.aim) return null
  const { s, rules } = match.running.turn.play
  const piece = s.table[option.piece]!
  const table = { ...s.table, [option.piece]: carried(match.table.board, piece, option, answer.aim) }
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
function carried({ size }: Board, piece: Piece, option: FlickOption, { bearing, speed }: Aim): Piece {
  const far = reachOf(piece.shape, strengthOf(option, speed))?.p50 ?? 0
  const { x, y } = direction(bearing)
  const within = (at: number, most: number): number => Math.min(Math.max(at, 0), most)
  return {
    ...piece,
    pose: {
      ...piece.pose,
      x: within(piece.pose.x + far * x, size.x),
      y: within(piece.pose.y + far * y, size.y),
    },
  }
}

/** Ways to take one option, what promises most first; what promises nothing stays in its order. */
export function promising(mind: Mind, match: Match, ways: readonly Candidate[]): Candidate[] {
  const promise = new Map(ways.map((way) => [way, foreseen(mind, match, way) ?? -1]))
  return ways.toSorted((a, b) => promise.get(b)! - promise.get(a)!)
}
