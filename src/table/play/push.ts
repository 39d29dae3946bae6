import { contact } from '../aim'
import { DICE } from '../dice'
import type { Model } from '../engine/model'
import { direction } from '../exact'
import { DIE_PUSH, SPIN_SHARE } from '../settings'
import { type Turn, type Vector, cross, dot, plus, times, turned, unit } from '../turning'
import type { DieName, Flick, Piece } from '../types'
import { lowPush } from './low'

/** Speeds right after the push: of the centre of mass in mm/s, and of turning in rad/s. */
export interface Launch {
  velocity: Vector
  spin: Vector
}

const aheadOf = (bearing: number): Vector => {
  const { x, y } = direction(bearing)
  return [x, y, 0]
}

const rightOf = ([x, y]: Vector): Vector => [y, -x, 0]

/** I^-1 (r x v) by mass: bodies here are round or flat about their own z axis. */
function spinOf(model: Model, turn: Turn, lever: Vector, velocity: Vector): Vector {
  const { along, across } = model.gyration
  const axis = turned(turn, [0, 0, 1])
  const blow = times(cross(lever, velocity), SPIN_SHARE)
  return plus(times(blow, 1 / across), times(axis, dot(axis, blow) * (1 / along - 1 / across)))
}

function pushFlat(model: Model, piece: Piece, turn: Turn, { surface, aim }: Flick): Launch {
  const { point } = contact(model.shape, piece.pose, surface, aim.at)
  const lever: Vector = [point.x - piece.pose.x, point.y - piece.pose.y, 0]
  const velocity = times(aheadOf(aim.bearing), aim.speed)
  return { velocity, spin: spinOf(model, turn, lever, velocity) }
}

/** The small scatter of a finger that meets a slanted face; none where nothing was shaken. */
function scattered(die: DieName, bearing: number, shake: readonly number[] | undefined): Vector {
  const straight = aheadOf(bearing)
  if (!shake) return straight
  const aside = DIE_PUSH.scatter[die] * (shake[2]! + shake[3]! - 1)
  return unit(plus(straight, times(rightOf(straight), aside)))
}

function pushDie(die: DieName, model: Model, turn: Turn, { aim, shake }: Flick): Launch {
  const way = times(scattered(die, aim.bearing, shake), aim.speed)
  const lever = times(rightOf(aheadOf(aim.bearing)), aim.at)
  const spin = Math.min((DIE_PUSH.topspin * aim.speed) / DICE[die].half, DIE_PUSH.mostTopspin)
  const topspin = times(cross([0, 0, 1], way), spin / aim.speed)
  const velocity = plus(way, [0, 0, Math.min(DIE_PUSH.lift * aim.speed, DIE_PUSH.mostLift)])
  return { velocity, spin: plus(topspin, spinOf(model, turn, lever, way)) }
}

function pushLow(die: DieName, model: Model, turn: Turn, flick: Flick): Launch {
  const ahead = aheadOf(flick.aim.bearing)
  const { lever, velocity, spin } = lowPush(die, flick, ahead, rightOf(ahead))
  const [x, y] = velocity
  return { velocity, spin: times(spinOf(model, turn, lever, [x, y, 0]), spin) }
}

/** What a flick gives its piece (`docs/determinism.md`, 'What a flick is'). */
export function push(model: Model, piece: Piece, turn: Turn, flick: Flick): Launch {
  const { shape } = model
  if (shape.form !== 'die') return pushFlat(model, piece, turn, flick)
  const low = shape.pushed === 'low' && !flick.adds
  return low ? pushLow(shape.die, model, turn, flick) : pushDie(shape.die, model, turn, flick)
}
