import type { FlickOption } from '../../../games/kit'
import { checkAim, contact, litLength } from '../../../table/aim'
import { bearingOf, direction, roundTo } from '../../../table/exact'
import { cross, distance, minus } from '../../../table/outline'
import type { Aim, Board, Id, Piece, Rest } from '../../../table/types'
import { flickOf } from '../flick-of'
import { speedAt, strengthFor } from './speed'

/** Bearings all round are tried in such steps, degrees. */
const TURN = 20
const BEARINGS = Array.from({ length: 360 / TURN }, (_, i) => TURN * i)
const STRENGTHS = [12, 30, 50, 75]
/** Beyond the middle of a target that is to be met, mm. */
const BEYOND = 60
/** Contact points along the lit edges that are looked at. */
const POINTS = 40

/**
 * Ways to move a piece: at targets first, then all round, each through its centre as near as its edges allow.
 */
export function pushes(board: Board, rest: Rest, option: FlickOption): Aim[] {
  const piece = rest[option.piece]!
  const at = (option.at ?? []).filter((id) => rest[id])
  const meant = at.map((id) => aimAt(rest, option, id))
  const free = STRENGTHS.flatMap((strength) =>
    BEARINGS.map((bearing) => ({ bearing, speed: speedAt(option, strength) })),
  )
  return (at.length ? meant : free).flatMap(({ bearing, speed }) => {
    const aim = { at: contactFor(board, piece, option, bearing), bearing, speed }
    return checkAim(board, rest, flickOf(option, aim)).ok ? [aim] : []
  })
}

function aimAt(rest: Rest, option: FlickOption, target: Id): Pick<Aim, 'bearing' | 'speed'> {
  const { pose, shape } = rest[option.piece]!
  const to = rest[target]!.pose
  const strength = strengthFor(shape, distance(pose, to) + BEYOND)
  const bearing = roundTo(bearingOf(to.x - pose.x, to.y - pose.y), 20) % 360
  return { bearing, speed: speedAt(option, strength) }
}

/** Where a push on that bearing goes most nearly through the centre, mm along the lit edges. */
function contactFor(board: Board, { shape, pose }: Piece, { surface }: FlickOption, bearing: number): number {
  const form = board.shapes[shape]!
  const length = litLength(form, surface)
  const ahead = direction(bearing)
  const points = Array.from({ length: POINTS }, (_, i) => roundTo((length * (i + 0.5)) / POINTS - 0.05, 10))
  const off = (at: number): number => {
    const { point, inward } = contact(form, pose, surface, at)
    const facing = inward.x * ahead.x + inward.y * ahead.y
    // A push along or out of the edge is none.
    return facing < 0.4 ? Infinity : Math.abs(cross(minus(pose, point), ahead))
  }
  return points.reduce((best, at) => (off(at) < off(best) ? at : best))
}
