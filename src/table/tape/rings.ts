import { bearingOf, direction, heading } from '../exact'
import { minus, plus } from '../outline'
import type { Id, Pose } from '../types'
import { type TableLine, type Wish, steps } from './line'
import { poseOf } from './ground'
import { slidTo } from './touching'

/** Degrees between two bearings that are tried. */
const TURN = 5

/** 0, then a step to the right, one to the left, two to the right ... all the way round. */
export const BEARINGS = steps(0, 355, TURN).map((turn, i) => (i % 2 ? turn + TURN : -turn) / 2)

/** The heading of a piece that lies on this bearing from another. */
type Facing = (bearing: number) => number

export const AWAY: Facing = heading

/** Its back to the piece first, or with the wished heading first. */
export const turnedBy = ({ near }: Wish, turned: number): Facing =>
  near ? () => heading(near.a + turned) : (bearing) => heading(bearing + turned)

/** Round a piece, from its bow on, or from the wished bearing on. */
export function ring({ ground, shape, near }: Wish, id: Id, gap: number, facing: Facing): TableLine {
  const pose = poseOf(ground, id)
  const way = near && minus(near, pose)
  const first = way ? bearingOf(way.x, way.y) : pose.a
  function* poses(): Generator<Pose> {
    for (const turn of BEARINGS) {
      const bearing = first + turn
      yield slidTo(ground, shape, id, { ...plus(pose, direction(bearing)), a: facing(bearing) }, gap)
    }
  }
  return { least: 0, poses }
}
