import { flickedShape, isDie, mayLeave, originOf, travelOf } from '../../../../players/human'
import { firstInWay } from '../../../../players/human/ahead'
import { wedgeOf } from '../../../../players/human/preview'
import { direction } from '../../../../table/exact'
import { distance, plus, times } from '../../../../table/outline'
import type { Flick, Point } from '../../../../table/types'
import type { Foreseen } from '../../../aim/overlay'
import type { ReachCm } from '../../../aim/words'
import type { AtAim } from '../../model/work'

/** What is known of an aim before it is flicked, the same for every seat. */
export interface Known extends Foreseen {
  reachCm: ReachCm | null
  /** Strengths at which a free roll may well leave the table. */
  leavesAt: readonly (readonly [from: number, to: number])[]
}

/** The solid line is so long, and the dots fade out there; mm. */
const SOLID = 150
const DOTS_END = 300
const DOTS_APART = 12

/** `way`: the first of its way as the table plays it, if that is known yet. */
export function knownOf(at: AtAim, way: readonly Point[]): Known {
  const { scene, option, aiming } = at
  const travel = travelOf(scene, option, aiming)
  const { reach, leavesFrom } = travel
  const shape = flickedShape(scene, option)
  return {
    solid: way.length > 1 ? way : [],
    dots: dotsAfter(at, way),
    // A die that lies is pushed without the scatter of one that was shaken.
    wedge: option.adds && isDie(shape) ? wedgeOf(shape.die) : null,
    reach: reach && [reach.p10, reach.p90],
    leaves: mayLeave(travel, aiming),
    reachCm: reach && [Math.round(reach.p10 / 10), Math.round(reach.p90 / 10)],
    leavesAt: leavesFrom === null ? [] : [[leavesFrom, 100]],
  }
}

/** Nearer than this two points are one, mm: a piece that touches another at once goes nowhere. */
const SAME = 0.1

/** A way without steps on the spot, which have no direction. */
export const stepping = (way: readonly Point[]): Point[] =>
  way.filter((point, i) => i === 0 || distance(way[i - 1]!, point) > SAME)

/** Straight on from the end of the solid line, up to the first thing in the way. */
function dotsAfter({ scene, option, aiming }: AtAim, way: readonly Point[]): Point[] {
  const [start, end] = [way[0], way.at(-1)]
  if (!start || !end || distance(start, end) < SOLID - 1) return []
  const free = firstInWay(scene, originOf(scene, option, aiming), aiming.bearing)?.mm ?? Infinity
  const count = Math.floor((Math.min(free, DOTS_END) - SOLID) / DOTS_APART)
  const ahead = direction(aiming.bearing)
  return Array.from({ length: Math.max(0, count) }, (_, i) => plus(end, times(ahead, (i + 1) * DOTS_APART)))
}

/** Of the chance that a die is shaken with, the middle: a preview foresees no luck. */
const NO_LUCK = [0, 0, 0.5, 0.5]

/** The flick as the preview plays it. */
export const flickOf = ({ option }: AtAim, aim: Flick['aim']): Flick => ({
  piece: option.piece,
  surface: option.surface,
  aim,
  ...(option.adds ? { adds: option.adds, shake: NO_LUCK } : {}),
})
