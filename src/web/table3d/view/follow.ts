import type { Id, Track } from '../../../table/types'
import { stanceAt } from '../track'
import type { Eye } from './eye'
import type { Limits } from './orbit'

/** A camera that follows is so much nearer than the whole table, at least. */
const NEARER = 1.7
/** ms after which it has made two thirds of its way: calm, and never far behind. */
const LAG = 220

/** Who moves first: the piece that was flicked. Undefined when nothing moves. */
export function leaderOf({ pieces, hz, frames }: Track): Id | undefined {
  const movedBy = (id: Id, seconds: number): number => {
    const [from, to] = [stanceAt(pieces[id]!, 0, hz).at, stanceAt(pieces[id]!, seconds, hz).at]
    return Math.hypot(to[0] - from[0], to[1] - from[1])
  }
  const times = Array.from({ length: Math.max(frames - 1, 0) }, (_, i) => (i + 1) / hz)
  const first = times.find((seconds) => Object.keys(pieces).some((id) => movedBy(id, seconds) > 0))
  if (first === undefined) return undefined
  return Object.keys(pieces).reduce((a, b) => (movedBy(b, first) > movedBy(a, first) ? b : a))
}

/** The eye after `ms` of going after a piece at `at`, mm; as it looked before, and not so far away. */
export function followed(eye: Eye, at: { x: number; y: number }, ms: number, { whole, size }: Limits): Eye {
  const share = 1 - Math.exp(-ms / LAG)
  const near = Math.min(eye.distance, whole / NEARER)
  const kept = (value: number, most: number): number => Math.min(Math.max(value, 0), most)
  return {
    ...eye,
    at: {
      x: kept(eye.at.x + (at.x - eye.at.x) * share, size.x),
      y: kept(eye.at.y + (at.y - eye.at.y) * share, size.y),
    },
    distance: eye.distance + (near - eye.distance) * share,
  }
}
