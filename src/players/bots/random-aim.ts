import type { FlickOption } from '../../games/kit'
import { BESIDE, checkAim, contact, litLength } from '../../table/aim'
import { bearingOf, below, roundTo, turn, type Random } from '../../table/exact'
import type { Aim, Board, Id, Piece, Point, Pose, Rest } from '../../table/types'
import { flickOf } from './flick-of'

/** A push up to so many degrees off the edge's normal is always allowed (the limit is 70). */
const SLANT = 60
/** How far off a target a shot is meant, degrees either way. */
const SPREAD = 12
const TRIES = 400

/** Any legal aim by chance; shots at dice point roughly at one of the option's targets. */
export function randomAim(board: Board, rest: Rest, option: FlickOption, next: Random): Aim {
  for (let i = 0; i < TRIES; i++) {
    const aim = option.adds ? shot(board, rest, option, next, 1 - i / TRIES) : push(board, rest, option, next)
    if (checkAim(board, rest, flickOf(option, aim)).ok) return aim
  }
  throw new Error(`No legal aim was found for ${option.piece} in ${TRIES} tries.`)
}

const speedOf = ({ min, max }: FlickOption, next: Random): number => min + below(next, max - min + 1)

const inSteps = (degrees: number): number => roundTo(turn(degrees), 20) % 360

/** Anywhere on the lit edges, somewhere into the piece. */
function push(board: Board, rest: Rest, option: FlickOption, next: Random): Aim {
  const piece = rest[option.piece]!
  const shape = board.shapes[piece.shape]!
  const at = below(next, Math.floor(litLength(shape, option.surface) * 10)) / 10
  const { inward } = contact(shape, piece.pose, option.surface, at)
  const bearing = inSteps(bearingOf(inward.x, inward.y) + SLANT * (2 * next() - 1))
  return { at, bearing, speed: speedOf(option, next) }
}

/**
 * From anywhere on the ship, roughly at a target. `spread`: try by try nearer to its middle, for small
 * pieces.
 */
function shot(board: Board, rest: Rest, option: FlickOption, next: Random, spread: number): Aim {
  const start = onShip(board, rest[option.adds!.on]!, next, spread)
  const target = targetPose(rest, option.at ?? [], next)
  const straight = target ? bearingOf(target.x - start.x, target.y - start.y) : 360 * next()
  const bearing = inSteps(straight + SPREAD * (2 * next() - 1))
  return { at: roundTo(BESIDE * (2 * next() - 1), 10), bearing, speed: speedOf(option, next), start }
}

function targetPose(rest: Rest, targets: readonly Id[], next: Random): Pose | undefined {
  return targets.length ? rest[targets[below(next, targets.length)]!]?.pose : undefined
}

/** A point near the ship; whether it is on it, the table says. */
function onShip(board: Board, { shape, pose }: Piece, next: Random, spread: number): Point {
  const reach = reachOf(board, shape) * spread
  const around = (): number => reach * (2 * next() - 1)
  return { x: roundTo(pose.x + around(), 10), y: roundTo(pose.y + around(), 10) }
}

function reachOf(board: Board, name: string): number {
  const shape = board.shapes[name]!
  if (shape.form === 'disc') return shape.radius
  if (shape.form === 'die') return 8
  return Math.max(...shape.outline.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))
}
