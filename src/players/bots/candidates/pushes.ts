import type { FlickOption } from '../../../games/kit'
import { checkAim, contact, litLength, type Contact } from '../../../table/aim'
import { bearingOf, direction, roundTo } from '../../../table/exact'
import { cross, distance, minus } from '../../../table/outline'
import type { Aim, Board, Point, Pose, Rest, Shape } from '../../../table/types'
import { flickedShape, flickOf, isDie } from '../../flicked'
import { speedAt, speedFor } from './speed'
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
  const shape = flickedShape({ board, rest }, option)
  const targets = (option.at ?? []).flatMap((id) => rest[id]?.pose ?? [])
  const through = throughCentre(shape, option)
  return startsOf(board, rest, option).flatMap((from) => {
    const ways = targets.length
      ? targets.map((to) => aimAt({ option, shape, mat: board.mat }, from.point, to))
      : some(allRound(option))
    const aims = ways.map(({ bearing, speed }) => ({
      at: through(bearing - (from.heading ?? bearing)),
      bearing,
      speed,
      ...from.aim,
    }))
    return aims.filter((aim) => checkAim(board, rest, flickOf(option, aim)).ok)
  })
}

/** A way all round, before it is known where to push. */
export type Push = Pick<Aim, 'bearing' | 'speed'>

const allRound = (option: FlickOption): Push[] =>
  STRENGTHS.flatMap((strength) => BEARINGS.map((bearing) => ({ bearing, speed: speedAt(option, strength) })))

interface Flicked {
  option: FlickOption
  shape: Shape
  mat: Board['mat']
}

const aimAt = ({ option, shape, mat }: Flicked, from: Point, to: Point): Push => ({
  bearing: roundTo(bearingOf(to.x - from.x, to.y - from.y), 20) % 360,
  speed: speedFor(option, shape, distance(from, to) + BEYOND, mat),
})

const MIDDLE: Pose = { x: 0, y: 0, a: 0 }

/** Where a push goes most nearly through the centre, `at` of an aim; by its bearing seen from the piece. */
function throughCentre(shape: Shape, { surface }: FlickOption): (bearing: number) => number {
  if (isDie(shape)) return () => 0
  const length = litLength(shape, surface)
  const points = Array.from({ length: POINTS }, (_, i) => roundTo((length * (i + 0.5)) / POINTS - 0.05, 10))
  const contacts = points.map((at) => ({ at, ...contact(shape, MIDDLE, surface, at) }))
  return (bearing) => {
    const ahead = direction(bearing)
    const off = ({ point, inward }: Contact): number => {
      const facing = inward.x * ahead.x + inward.y * ahead.y
      // A push along or out of the edge is none.
      return facing < 0.4 ? Infinity : Math.abs(cross(minus(MIDDLE, point), ahead))
    }
    return contacts.reduce((best, one) => (off(one) < off(best) ? one : best)).at
  }
}
