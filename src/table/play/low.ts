import { DICE, squared } from '../dice'
import { LOW_PUSH } from '../settings'
import { type Vector, plus, times } from '../turning'
import type { Board, DieName, Flick, Rest } from '../types'

/*
 * A die that is pushed low: a finger meets a flat side of it below its middle. Without a shake everything is
 * in the middle of its scatter: so previews and those who think ahead see it.
 */

const MIDDLE = [0.5, 0.5, 0.5, 0.5] as const

/** As the sum of two chances less one is spread, from one chance: mostly small, from -1 to 1. */
const spread = (chance: number): number =>
  chance < 0.5 ? Math.sqrt(2 * chance) - 1 : 1 - Math.sqrt(2 - 2 * chance)

const chances = ({ shake }: Flick): [heading: number, spin: number, lift: number, aside: number] => {
  const [heading, spin, lift, aside] = shake ?? MIDDLE
  return [2 * heading! - 1, spread(spin!), spread(lift!), spread(aside!)]
}

/** Is the piece of this flick a die that lies there and is pushed low? */
export function isPushedLow(
  { shapes }: Board,
  rest: Rest,
  { piece, adds }: Pick<Flick, 'piece' | 'adds'>,
): boolean {
  if (adds) return false
  const shape = shapes[rest[piece]!.shape]!
  return shape.form === 'die' && shape.pushed === 'low'
}

/** Does chance have a part in this flick, so that it needs a shake? */
export const isShaken = (board: Board, rest: Rest, flick: Pick<Flick, 'piece' | 'adds'>): boolean =>
  flick.adds !== undefined || isPushedLow(board, rest, flick)

/** Before the push the die is turned in place, a flat side to the finger. */
export function turnedToFinger(board: Board, rest: Rest, flick: Flick): Rest {
  if (!isPushedLow(board, rest, flick)) return rest
  const piece = rest[flick.piece]!
  const shape = board.shapes[piece.shape]!
  if (shape.form !== 'die') return rest
  const square = squared(shape.die, piece.pose.up!, piece.pose.a, flick.aim.bearing)
  const a = (square + LOW_PUSH.squareWithin * chances(flick)[0] + 360) % 360
  return { ...rest, [flick.piece]: { ...piece, pose: { ...piece.pose, a } } }
}

/** What leaves the finger: where it touches, from the centre, and the share of the spin that is left. */
export interface Low {
  lever: Vector
  velocity: Vector
  spin: number
}

/** `ahead` and `right`: unit vectors of the aim. */
export function lowPush(die: DieName, flick: Flick, ahead: Vector, right: Vector): Low {
  const [, spin, lift, aside] = chances(flick)
  const { scatter } = LOW_PUSH
  const { at, speed } = flick.aim
  const way = plus(ahead, times(right, scatter.aside * aside))
  const level = times(way, speed / Math.sqrt(1 + scatter.aside * aside * (scatter.aside * aside)))
  const up = LOW_PUSH.lift * (1 + scatter.lift * lift) * speed
  return {
    lever: plus(times(right, at), [0, 0, (LOW_PUSH.height - 1) * DICE[die].half]),
    velocity: plus(level, [0, 0, up]),
    spin: 1 + scatter.spin * spin,
  }
}
