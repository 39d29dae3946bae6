import type { Aiming } from '../aim'
import { clamp, toBearing, toStrength } from '../numbers'
import { strengthOf } from './curve'
import { bearingAgainst } from './lens'
import { centreOf, countedAt, inRing, type GestureMoment, type Pull, restedAt } from './moment'
import { polarPoint } from './polar'
import type { Px } from './sample'

/** The aim that a moment makes; null while the bearing does not follow the hand. */
export function aimAt(pull: Pull, moment: GestureMoment): Aiming | null {
  const { lens, from, reach, before } = pull.setup
  const counted = countedAt(pull, moment)
  const bearing = moment.live ? bearingAgainst(lens, from, counted) : null
  if (bearing === null) return null
  const strength = clamp(strengthOf(reach, counted.far) + pull.wheel, 0, 100)
  return { ...before, bearing: toBearing(bearing), strength: toStrength(strength) }
}

/** What the screen shows at this time. */
export interface PullState {
  aiming: Aiming
  handle: Px
  /** Letting go now does nothing. */
  cancels: boolean
}

export function shownAt(pull: Pull, t: number): PullState {
  const { setup, moments } = pull
  const moment = restedAt(pull, moments[0], t)
  const aim = aimAt(pull, moment)
  const handle = polarPoint(centreOf(pull), countedAt(pull, moment))
  return { aiming: aim ?? setup.before, handle, cancels: aim === null || inRing(pull, moments[0].sample) }
}
