import { frameOf } from '../play/frame'
import { placeOf, turnAt } from '../play/pose'
import type { Board, Id, Point, Rest, Track } from '../types'
import type { Story } from './story'
import { type Way, pointOn } from './way'

const HZ = 60

/** The piece on its way, 60 times a second, the last frame where it ends. */
export function trackOf(board: Board, rest: Rest, piece: Id, way: Way, { pace, slid, pose }: Story): Track {
  const moving = rest[piece]!
  const shape = board.shapes[moving.shape]!
  const at = (to: Point): number[] => {
    const there = { ...moving, pose: { ...moving.pose, ...to } }
    return frameOf(placeOf(board, rest, there), turnAt(shape, there))
  }
  const underway = Math.ceil(pace.seconds * HZ)
  const frames = Array.from({ length: underway }, (_, i) => at(pointOn(way, pace.slidAt(i / HZ))))
  const numbers = [...frames, at(pose ?? pointOn(way, slid))].flat()
  return { hz: HZ, frames: underway + 1, pieces: slid > 0 ? { [piece]: numbers } : {} }
}
