import type { FlickOption } from '../../games/kit'
import { BESIDE, checkAim, contact, litLength } from '../../table/aim'
import { bearingOf, below, roundTo, turn, type Random } from '../../table/exact'
import { ownOutline } from '../../table/outline'
import type { Aim, Board, Id, Point, Pose, Rest, Shape } from '../../table/types'
import { carrierOf, flickedShape, flickOf, isDie } from '../flicked'

/** A push up to so many degrees off the edge's normal is always allowed (the limit is 70). */
const SLANT = 60
/** How far off a target a shot is meant, degrees either way. */
const SPREAD = 12
const TRIES = 400

/** Any legal aim by chance; shots of dice point roughly at one of the option's targets. */
export function randomAim(board: Board, rest: Rest, option: FlickOption, next: Random): Aim {
  const shape = flickedShape({ board, rest }, option)
  for (let i = 0; i < TRIES; i++) {
    const from = startBy(board, rest, option, next, 1 - i / TRIES)
    const way = isDie(shape) ? shot(rest, option, from, next) : push(shape, option, from, next)
    const aim = { ...way, speed: speedOf(option, next), ...(option.adds ? { start: pointOf(from) } : {}) }
    if (checkAim(board, rest, flickOf(option, aim)).ok) return aim
  }
  throw new Error(`No legal aim was found for ${option.piece} in ${TRIES} tries.`)
}

const pointOf = ({ x, y }: Point): Point => ({ x, y })

const speedOf = ({ min, max }: FlickOption, next: Random): number => min + below(next, max - min + 1)

const inSteps = (degrees: number): number => roundTo(turn(degrees), 20) % 360

/**
 * Where it lies; else near the middle of what it is put on, and whether it is on it the table says. `spread`:
 * try by try nearer to its middle, for small pieces.
 */
function startBy(board: Board, rest: Rest, option: FlickOption, next: Random, spread: number): Pose {
  const { pose, shape } = rest[carrierOf(option)]!
  if (!option.adds) return pose
  const reach = extentOf(board.shapes[shape]!) * spread
  const around = (): number => reach * (2 * next() - 1)
  return { ...pose, x: roundTo(pose.x + around(), 10), y: roundTo(pose.y + around(), 10) }
}

const extentOf = (shape: Shape): number =>
  Math.max(...ownOutline(shape).flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))

type Way = Pick<Aim, 'at' | 'bearing'>

/** Anywhere on the lit edges, somewhere into the piece: what is put down turns with the bearing. */
function push(shape: Shape, { surface, adds }: FlickOption, from: Pose, next: Random): Way {
  const at = below(next, Math.floor(litLength(shape, surface) * 10)) / 10
  if (adds) return { at, bearing: inSteps(360 * next()) }
  const { inward } = contact(shape, from, surface, at)
  return { at, bearing: inSteps(bearingOf(inward.x, inward.y) + SLANT * (2 * next() - 1)) }
}

/** Roughly at a target; without one anywhere. */
function shot(rest: Rest, { at = [] }: FlickOption, from: Pose, next: Random): Way {
  const target = targetPose(rest, at, next)
  const straight = target ? bearingOf(target.x - from.x, target.y - from.y) : 360 * next()
  const bearing = inSteps(straight + SPREAD * (2 * next() - 1))
  return { at: roundTo(BESIDE * (2 * next() - 1), 10), bearing }
}

function targetPose(rest: Rest, targets: readonly Id[], next: Random): Pose | undefined {
  return targets.length ? rest[targets[below(next, targets.length)]!]?.pose : undefined
}
