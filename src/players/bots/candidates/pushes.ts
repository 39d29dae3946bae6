import type { FlickOption } from '../../../games/kit'
import { checkAim, contact, litLength, type Contact } from '../../../table/aim'
import { bearingOf, direction, roundTo } from '../../../table/exact'
import { cross, distance, minus } from '../../../table/outline'
import type { Aim, Board, Id, Point, Pose, Rest } from '../../../table/types'
import { flickedName, flickedShape, isDie } from '../../flicked'
import { flickOf } from '../flick-of'
import { speedAt, strengthFor } from './speed'
import { startsOf } from './starts'

/** Bearings all round are tried in such steps, degrees. */
const TURN = 20
const BEARINGS = Array.from({ length: 360 / TURN }, (_, i) => TURN * i)
const STRENGTHS = [12, 30, 50, 75]
/** Beyond the middle of a target that is to be met, mm. */
const BEYOND = 60
/** Contact points along the lit edges that are looked at. */
const POINTS = 40

/**
 * Ways to move a piece: at its targets, else all round, each through its centre as near as its edges allow.
 * `some`: of the ways all round those that are wanted.
 */
export function pushes(
  board: Board,
  rest: Rest,
  option: FlickOption,
  some: (all: Push[]) => Push[] = (all) => all,
): Aim[] {
  const at = (option.at ?? []).filter((id) => rest[id])
  return startsOf(board, rest, option).flatMap((from) => {
    const through = throughCentre(board, rest, option, from.point)
    const ways = at.length ? at.map((id) => aimAt(rest, option, from.point, id)) : some(allRound(option))
    const aims = ways.map(({ bearing, speed }) => ({ at: through(bearing), bearing, speed, ...from.aim }))
    return aims.filter((aim) => checkAim(board, rest, flickOf(option, aim)).ok)
  })
}

/** A way all round, before it is known where to push. */
export type Push = Pick<Aim, 'bearing' | 'speed'>

const allRound = (option: FlickOption): Push[] =>
  STRENGTHS.flatMap((strength) => BEARINGS.map((bearing) => ({ bearing, speed: speedAt(option, strength) })))

function aimAt(rest: Rest, option: FlickOption, from: Point, target: Id): Push {
  const to = rest[target]!.pose
  const strength = strengthFor(flickedName(rest, option), distance(from, to) + BEYOND)
  const bearing = roundTo(bearingOf(to.x - from.x, to.y - from.y), 20) % 360
  return { bearing, speed: speedAt(option, strength) }
}

/** Where a push on a bearing goes most nearly through the centre: `at` of an aim. */
function throughCentre(
  board: Board,
  rest: Rest,
  option: FlickOption,
  pose: Pose,
): (bearing: number) => number {
  const [shape, { surface }] = [flickedShape({ board, rest }, option), option]
  if (isDie(shape)) return () => 0
  const length = litLength(shape, surface)
  const points = Array.from({ length: POINTS }, (_, i) => roundTo((length * (i + 0.5)) / POINTS - 0.05, 10))
  const contacts = points.map((at) => ({ at, ...contact(shape, pose, surface, at) }))
  return (bearing) => {
    const ahead = direction(bearing)
    const off = ({ point, inward }: Contact): number => {
      const facing = inward.x * ahead.x + inward.y * ahead.y
      // A push along or out of the edge is none.
      return facing < 0.4 ? Infinity : Math.abs(cross(minus(pose, point), ahead))
    }
    return contacts.reduce((best, one) => (off(one) < off(best) ? one : best)).at
  }
}
