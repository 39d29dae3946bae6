import type { Point, Pose, Region, Side } from '../types'
import type { Ground } from './ground'
import { type Frame, rearOf, seenFrom } from './side'
import { inRow } from './spot'

/** Regions along an edge of the table: D-09. */
export type Rear = Extract<Region, { rearAt: number } | { rearWithin: number }>

const SIDES: readonly Side[] = ['S', 'W', 'N', 'E']

/** The edges along which the region lets a piece be placed. */
export const sidesOf = ({ from }: Rear): readonly Side[] => (from === 'any' ? SIDES : [from])

/** How far from the edge the outline's nearest point may be, mm. */
export const bandOf = (where: Rear): { least: number; most: number } =>
  'rearAt' in where ? { least: where.rearAt, most: where.rearAt } : { least: 0, most: where.rearWithin }

/** The outline's nearest point to the edge, for a shape that faces so, mm. */
export const depthAt = ({ body }: Ground, shape: string, frame: Frame, at: Point, a: number): number =>
  rearOf(body(shape, { ...at, a }).outline, frame)

/** As near to the wished place as the line, facing away from this edge, or the band allows. */
function along(ground: Ground, shape: string, where: Rear, frame: Frame, wished: Pose): Pose {
  const { least, most } = bandOf(where)
  const a = 'rearAt' in where ? frame.facing : wished.a
  const depth = Math.min(Math.max(depthAt(ground, shape, frame, wished, a), least), most)
  return inRow(ground, { shape, a, frame, depth }, frame.along(wished))
}

const isSame = (p: Pose, q: Pose): boolean => p.x === q.x && p.y === q.y && p.a === q.a

/** The pose that D-09 makes of a wish; of several edges the one where it lies already, else the nearest. */
export function rearPose(ground: Ground, shape: string, where: Rear, wished: Pose): Pose {
  const frames = sidesOf(where).map((side) => seenFrom(side, ground.board.size))
  const poses = frames.map((frame) => along(ground, shape, where, frame, wished))
  const depths = frames.map(({ depth }) => depth(wished))
  const nearest = poses[depths.indexOf(Math.min(...depths))]!
  return poses.find((pose) => isSame(pose, wished)) ?? nearest
}
