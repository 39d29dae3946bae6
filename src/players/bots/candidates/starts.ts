import type { FlickOption } from '../../../games/kit'
import type { Aim, Board, Point, Rest } from '../../../table/types'
import { carrierOf } from '../../flicked'
import { STARTS, startOn } from '../../human/start'

/** A place that a flick may come from. */
export interface From {
  point: Point
  /** Of what lies there, degrees; undefined: it is put down with its bow along the bearing. */
  heading?: number
  /** What the aim says of it: only what is put on a piece has a start. */
  aim: Pick<Aim, 'start'>
}

/** Where it lies; of what is put on a piece: the middle of that, then its ends. */
export function startsOf(board: Board, rest: Rest, option: FlickOption): From[] {
  const from = rest[carrierOf(option)]!
  if (!option.adds) return [{ point: from.pose, heading: from.pose.a, aim: {} }]
  const all = STARTS.map((word) => startOn(from, board.shapes[from.shape]!, word))
  return all.filter(isNew).map((start) => ({ point: start, aim: { start } }))
}

const isNew = ({ x, y }: Point, i: number, all: readonly Point[]): boolean =>
  all.findIndex((other) => other.x === x && other.y === y) === i
