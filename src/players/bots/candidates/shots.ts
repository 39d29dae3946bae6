import type { FlickOption } from '../../../games/kit'
import { bearingOf, roundTo } from '../../../table/exact'
import { distance } from '../../../table/outline'
import type { Aim, Board, Id, Rest } from '../../../table/types'
import { flickedName } from '../../flicked'
import { speedAt, strengthFor } from './speed'
import { type From, startsOf } from './starts'

/**
 * A die should roll on by so much beyond the middle of its target, mm: it must get there, and stay on the
 * table.
 */
const BEYOND = [10, 60, 130]

/** How many targets are thought of, nearest first. */
const TARGETS = 4

/** Straight shots of a die at what may be hit; the surest first. */
export function shots(board: Board, rest: Rest, option: FlickOption): Aim[] {
  const starts = startsOf(board, rest, option)
  const middle = starts[0]!.point
  const targets = (option.at ?? [])
    .filter((id) => rest[id])
    .toSorted((a, b) => distance(middle, rest[a]!.pose) - distance(middle, rest[b]!.pose))
    .slice(0, TARGETS)
  return BEYOND.flatMap((beyond) =>
    starts.flatMap((start) => targets.map((id) => shotAt(rest, option, start, id, beyond))),
  )
}

function shotAt(rest: Rest, option: FlickOption, { point, aim }: From, target: Id, beyond: number): Aim {
  const { pose } = rest[target]!
  const strength = strengthFor(flickedName(rest, option), distance(point, pose) + beyond)
  return {
    at: 0,
    bearing: roundTo(bearingOf(pose.x - point.x, pose.y - point.y), 20) % 360,
    speed: speedAt(option, strength),
    ...aim,
  }
}
