import { bearingOf, heading, turn } from '../exact'
import { minus } from '../outline'
import type { Id, Pose, Region } from '../types'
import { type Ground, poseOf } from './ground'
import { rearPose } from './rear'
import { seenFrom } from './side'
import { type Row, freeInRow } from './spot'
import { slidTo } from './touching'

/** D-16: by so much a piece that finds its whole line taken moves inwards, mm. */
const INWARDS = 10
/** Degrees: rounding of the place may turn the way to it by so much. */
const ALIKE = 0.05

type InRegion<Key extends string> = Extract<Region, Record<Key, unknown>>

/** D-16: on the line, else on the next one 10 mm farther in, and so on. */
function broughtBack(ground: Ground, shape: string, where: InRegion<'inside'>, a: number, moving?: Id) {
  const frame = seenFrom(where.from, ground.board.size)
  for (let depth = where.inside; depth <= frame.breadth; depth += INWARDS) {
    const row: Row = { shape, a, frame, depth, moving }
    const spot = freeInRow(ground, row, frame.along(where.near))
    if (spot) return spot
  }
  return 'nowhere'
}

/** Straight away from the point; the wished heading where it says so but for rounding. */
function awayFrom(centre: Pose, wished: Pose): number {
  const way = minus(wished, centre)
  const away = way.x === 0 && way.y === 0 ? centre.a : heading(bearingOf(way.x, way.y))
  const detour = Math.abs(turn(away - wished.a + 180) - 180)
  return detour <= ALIKE ? wished.a : away
}

function around(ground: Ground, shape: string, where: InRegion<'around'>, wished: Pose): Pose {
  const { around: id, gap, facing } = where
  const a = facing === 'away' ? awayFrom(poseOf(ground, id), wished) : wished.a
  return slidTo(ground, shape, id, { ...wished, a }, gap)
}

/** The wished pose as the region makes it. */
export function snapped(ground: Ground, shape: string, where: Region, wished: Pose, moving?: Id) {
  if ('touching' in where) return slidTo(ground, shape, where.touching, wished)
  if ('around' in where) return around(ground, shape, where, wished)
  if ('rearAt' in where || 'rearWithin' in where) return rearPose(ground, shape, where, wished)
  if ('inside' in where) return broughtBack(ground, shape, where, wished.a, moving)
  return wished
}
