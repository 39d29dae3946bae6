import type { FlickOption } from '../../../games/kit'
import { bearingOf, roundTo } from '../../../table/exact'
import { distance } from '../../../table/outline'
import type { Aim, Board, Id, Point, Rest, Shape } from '../../../table/types'
import { flickedShape } from '../../flicked'
import { speedFor } from './speed'
import { type From, startsOf } from './starts'

/**
 * A die should roll on by so much beyond the middle of its target, mm: it must get there, and stay on the
 * table.
 */
const BEYOND = [10, 60, 130]

/** A circle of the mat is to be rested on: about its middle, and a little farther. */
const LANDING = [0, 25]

/** How many targets are thought of, nearest first. */
const TARGETS = 4

/** Straight shots of a die at what may be hit, or landed on; the surest first. */
export function shots(board: Board, rest: Rest, option: FlickOption): Aim[] {
  const starts = startsOf(board, rest, option)
  const [middle, shape] = [starts[0]!.point, flickedShape({ board, rest }, option)]
  const targets = (option.at ?? [])
    .filter((id) => rest[id])
    .toSorted((a, b) => distance(middle, rest[a]!.pose) - distance(middle, rest[b]!.pose))
    .slice(0, TARGETS)
  const waysTo = (id: Id): readonly number[] => (rest[id]!.sense === undefined ? BEYOND : LANDING)
  return BEYOND.flatMap((_, i) =>
    starts.flatMap((start) =>
      targets.flatMap((id) =>
        waysTo(id)
          .slice(i, i + 1)
          .map((beyond) => shotAt(rest[id]!.pose, { option, shape, mat: board.mat }, start, beyond)),
      ),
    ),
  )
}

interface Fired {
  option: FlickOption
  shape: Shape
  mat: Board['mat']
}

function shotAt(to: Point, { option, shape, mat }: Fired, { point, aim }: From, beyond: number): Aim {
  return {
    at: 0,
    bearing: roundTo(bearingOf(to.x - point.x, to.y - point.y), 20) % 360,
    speed: speedFor(option, shape, distance(point, to) + beyond, mat),
    ...aim,
  }
}
