import { put, take } from '../../kit'
import { HYPERSPACE } from '../board'
import { board, box } from '../data'
import type { State } from '../state'
import { bearingOf, direction, roundTo } from '../../../table/exact'
import type { Point, Pose } from '../../../table/types'

/** Between the middle of a die and the token that lies at its corner, mm. */
const CORNER = 12

/** Behind the target and to its side, seen from the attacker, along the way the target would go (004:82). */
function behind(die: Point, target: Point): Pose {
  const a = roundTo(bearingOf(target.x - die.x, target.y - die.y), 100) % 360
  const [ahead, right] = [direction(a), direction(a + 90)]
  const { length, width } = box.hyperspace
  const [far, aside] = [CORNER + length / 2, CORNER + width / 2]
  return {
    x: onBoard(target.x + far * ahead.x + aside * right.x, board.size.x),
    y: onBoard(target.y + far * ahead.y + aside * right.y, board.size.y),
    a,
  }
}

/** Near the edge it lies as far out as it can: at least its middle is on the board. */
const onBoard = (mm: number, size: number): number => roundTo(Math.min(Math.max(mm, 0), size), 100)

/** Lays the token flat on the board: no body, only a measure. */
export function layToken(s: State): void {
  const { die, target } = s.active!.attack!
  const [from, to] = [s.table[die], s.table[target]]
  if (!from || !to) return
  const pose = behind(from.pose, to.pose)
  s.table = put(s.table, HYPERSPACE, {
    kind: 'hyperspace',
    shape: HYPERSPACE,
    pose,
    fixed: true,
    sense: 'edge',
  })
}

export function takeToken(s: State): void {
  s.table = take(s.table, HYPERSPACE)
}
