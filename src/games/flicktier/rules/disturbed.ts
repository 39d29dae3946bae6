import { take, touches, type Flicked } from '../../kit'
import { dieShape } from '../board'
import type { G, State } from '../state'
import { lay, putOff } from './ships'
import type { Id, Pose, Rest, Result } from '../../../table/types'

/** A contact that moves a die so far knocks the bug off it, mm (house, FT-19). */
const KNOCKS = 5

/**
 * After a flick of a die nothing else has moved: what was struck goes back, with place and face (004:70).
 * What stays where it came to rest (`stays`) is shifted clear of it (house, FT-04); off the table it is off.
 */
export function restore(g: G, { before, result }: Pick<Flicked, 'before' | 'result'>, ...stays: Id[]): void {
  const { s } = g
  knockBug(s, before, result, stays[0]!)
  const came = Object.fromEntries(stays.map((id) => [id, s.table[id]?.pose]))
  s.table = { ...take(still(s, before), ...stays), ...s.active!.aside }
  s.active!.aside = {}
  for (const id of stays) stand(g, id, came[id], before)
}

/** Where it came to rest, or beside what lies there; a die lies on the mat, on top of nothing. */
function stand(g: G, id: Id, came: Pose | undefined, before: Rest): void {
  const { s } = g
  const shown = before[id]!.pose.up!
  if (!came) return putOff(s, id, shown)
  const { x, y, a, up = shown } = came
  const spot = clearSpot(g, id, { x, y, a })
  if (spot === 'nowhere') return putOff(s, id, up)
  lay(s, id, { ...spot, up })
}

/** The place itself where nothing else lies there, else one as near as there is. */
function clearSpot({ s, tape }: G, id: Id, wish: Pose): Pose | 'nowhere' {
  const shape = dieShape(s.dice[id]!.sides)
  if (tape.overlaps(shape, wish, id).length === 0) return wish
  return tape.example(shape, { anywhere: true }, id, wish)
}

/** Knocked off by a flicked die, the bug goes home and does not come back with its die (004:228). */
function knockBug(s: State, before: Rest, result: Result, mover: Id): void {
  const { bug } = s
  if (!bug?.top || bug.die === mover || !touches(result, mover).includes(bug.die)) return
  if (moved(before, result, bug.die) < KNOCKS) return
  s.bug = null
}

/** How far a piece was moved, seen from above, mm; Infinity: off the table. */
export function moved(before: Rest, result: Result, id: Id): number {
  if (result.events.some((event) => event.is === 'out' && event.a === id)) return Infinity
  const [from, to] = [before[id]!.pose, result.poses[id]]
  if (!to) return 0
  const [x, y] = [to.x - from.x, to.y - from.y]
  return Math.sqrt(x * x + y * y)
}

/** An earlier table without the dice of those who have left since. */
export function still(s: State, before: Rest): Rest {
  const gone = Object.keys(before).filter((id: Id) => before[id]!.kind === 'die' && !s.dice[id])
  return take(before, ...gone)
}
