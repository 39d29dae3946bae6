import type { FlickOption } from '../../../games/kit'
import { bearingOf, roundTo } from '../../../table/exact'
import { distance } from '../../../table/outline'
import type { Aim, Board, Id, Point, Rest } from '../../../table/types'
import { STARTS, startOn } from '../../human/start'
import { speedAt, strengthFor } from './speed'

/**
 * A die should roll on by so much beyond the middle of its target, mm: it must get there, and stay on the
 * table.
 */
const BEYOND = [10, 60, 130]

/** How many targets are thought of, nearest first. */
const TARGETS = 4

/** Straight shots from the ship at what may be hit; the surest first. */
export function shots(board: Board, rest: Rest, option: FlickOption): Aim[] {
  const starts = startsOn(board, rest, option.adds!.on)
  const middle = starts[0]!
  const targets = (option.at ?? [])
    .filter((id) => rest[id])
    .toSorted((a, b) => distance(middle, rest[a]!.pose) - distance(middle, rest[b]!.pose))
    .slice(0, TARGETS)
  return BEYOND.flatMap((beyond) =>
    starts.flatMap((start) => targets.map((id) => shotAt(rest, option, start, id, beyond))),
  )
}

/** The middle first, then the ends of the ship. */
function startsOn(board: Board, rest: Rest, on: Id): Point[] {
  const ship = rest[on]!
  const all = STARTS.map((word) => startOn(ship, board.shapes[ship.shape]!, word))
  return all.filter((p, i) => all.findIndex((q) => q.x === p.x && q.y === p.y) === i)
}

function shotAt(rest: Rest, option: FlickOption, start: Point, target: Id, beyond: number): Aim {
  const { pose } = rest[target]!
  const strength = strengthFor(option.adds!.shape, distance(start, pose) + beyond)
  return {
    at: 0,
    bearing: roundTo(bearingOf(pose.x - start.x, pose.y - start.y), 20) % 360,
    speed: speedAt(option, strength),
    start,
  }
}
