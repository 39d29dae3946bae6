import { DICE, type Die } from '../dice'
import { DIE_PUSH } from '../settings'
import type { DieName, Flick, Pose } from '../types'

/** A number in [0, 1) as one of `count`. */
const oneOf = (chance: number, count: number): number => Math.floor(chance * count)

/** Square to the aim, as a player would line it up, or anyhow. Degrees. */
function headingOf({ stands, turns }: Die, bearing: number, turn: number, chance: number): number {
  if (stands === 'anyhow') return 360 * chance
  return bearing + (360 / turns) * turn + DIE_PUSH.squareWithin * (2 * chance - 1)
}

/**
 * How a shaken die stands on its ship. The start is even over all ways to turn the die into itself, so the
 * result is fair by symmetry, however slow the flick.
 */
export function shakenPose(die: DieName, flick: Flick): Pose {
  const { adds, aim, shake } = flick
  const { faces, turns } = DICE[die]
  const [start, heading] = shake as [number, number]
  const ways = adds!.up === undefined ? faces.length * turns : turns
  const way = oneOf(start, ways)
  const up = adds!.up ?? Math.floor(way / turns) + 1
  return { ...aim.start!, a: headingOf(DICE[die], aim.bearing, way % turns, heading) % 360, up, on: adds!.on }
}
