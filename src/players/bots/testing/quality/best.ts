import { imagined, type Mind } from '../../mind'
import { worthNow } from '../../rollout'
import { speedAt } from '../../candidates/speed'
import type { Candidate } from '../../candidates'
import type { Position } from '../positions'
import { startOn } from '../../../human/start'
import { bearingOf, roundTo, turn } from '../../../../table/exact'
import { dieIn, mindAt, STEADY, worthOf, type Die } from './shots'

/** The best shot that a steady hand finds at a position; kept, since it takes long to find. */
export interface Best extends Position {
  /** What it was found with: the same words find the same. */
  seed: string
  /** The judge's opinion before the shot, and on average after it. */
  now: number
  best: number
}

const TRIES = 4000
/** The best of the grid is tried so often again: of many, the luckiest looks better than it is. */
const AGAIN = 200

const TARGETS = 4
const OFFSETS = Array.from({ length: 13 }, (_, i) => 2 * i - 12)
const STRENGTHS = Array.from({ length: 10 }, (_, i) => 10 * (i + 1))

/** Every target in turn: straight at it and to both sides, at ten strengths. */
function grid(mind: Mind, die: Die): Candidate[] {
  const { running, table } = imagined(mind, 'now')
  const rest = running.turn.s.table
  const ship = rest[die.adds!.on]!
  const start = startOn(ship, table.board.shapes[ship.shape]!, 'centre')
  const targets = (die.at ?? []).filter((id) => rest[id]).slice(0, TARGETS)
  return targets.flatMap((id) => {
    const { x, y } = rest[id]!.pose
    const straight = bearingOf(x - start.x, y - start.y)
    return OFFSETS.flatMap((offset) =>
      STRENGTHS.map((strength) => {
        const bearing = roundTo(turn(straight + offset), 20) % 360
        const aim = { at: 0, bearing, speed: speedAt(die, strength), start }
        return { option: die, answer: { ids: [die.id], aim } }
      }),
    )
  })
}

/** Tries the whole grid, then the best of it once more. */
export function bestAt(position: Position, seed: string): Best {
  const mind = mindAt(position, STEADY, seed)
  const all = grid(mind, dieIn(mind))
  const tries = Math.floor(TRIES / all.length)
  const worths = all.map((candidate) => worthOf(mind, candidate, tries))
  const found = all[worths.indexOf(Math.max(...worths))]!
  const best = worthOf({ ...mind, seed: `${seed} again` }, found, AGAIN)
  return { ...position, seed, now: worthNow(mind), best }
}
