import { distance } from '../outline'
import type { Id, Pose, Region } from '../types'
import type { Ground } from './ground'
import type { TableLine, Wish } from './line'
import { linesOf } from './lines'
import { placed } from './place'

const QUARTERS = [0, 90, 180, 270]

/** The wished pose as it is granted, or null. */
type Grant = (pose: Pose) => Pose | null

function firstOf({ poses }: TableLine, grant: Grant): Pose | null {
  for (const pose of poses()) {
    const granted = grant(pose)
    if (granted) return granted
  }
  return null
}

/** Of the first legal pose of every line the nearest; lines that cannot be nearer are left out. */
function nearest(lines: readonly TableLine[], near: Pose, grant: Grant): Pose | null {
  let best: Pose | null = null
  for (const line of [...lines].sort((p, q) => p.least - q.least)) {
    if (best && line.least >= distance(best, near)) break
    const pose = firstOf(line, grant)
    if (pose && (!best || distance(pose, near) < distance(best, near))) best = pose
  }
  return best
}

function first(lines: readonly TableLine[], grant: Grant): Pose | null {
  for (const line of lines) {
    const pose = firstOf(line, grant)
    if (pose) return pose
  }
  return null
}

/**
 * `Tape.example`: the wished pose if it is legal, else of the places that are tried the nearest to it, with
 * its own heading first; without a wish the first of them. Along an edge the search is exact; round a piece
 * it tries every 5 degrees at four headings, and over the table rows 10 mm apart: a tight hole may be missed.
 */
export function example(
  ground: Ground,
  shape: string,
  where: Region,
  moving?: Id,
  near?: Pose,
): Pose | 'nowhere' {
  const wish: Wish = { ground, shape, moving, near }
  const grant: Grant = (pose) => {
    const verdict = placed(ground, shape, where, pose, moving)
    return verdict.ok ? verdict.pose : null
  }
  const wished = near && grant(near)
  if (wished) return wished
  for (const turned of QUARTERS) {
    const lines = linesOf(wish, where, turned)
    const pose = near ? nearest(lines, near, grant) : first(lines, grant)
    if (pose) return pose
  }
  return 'nowhere'
}
