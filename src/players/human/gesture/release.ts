import type { Aiming } from '../aim'
import { inRing, type Pull, restedAt } from './moment'
import { SETTLING } from './pull'
import { apart, type Sample } from './sample'
import { aimAt } from './shown'

/** What letting go comes to. */
export type Ending =
  | { is: 'aimed'; aiming: Aiming }
  /** The aim stays to be looked at: `why` is said. */
  | { is: 'parked'; aiming: Aiming; why: string }
  /** As if nothing had been touched; `why` is said. */
  | { is: 'cancelled'; why: string }

/** A finger that jumps farther than this while it is lifted did not mean it, px. */
const JUMP = 40

const cancelled = (why: string): Ending => ({ is: 'cancelled', why })

/**
 * The newest sample at least 80 ms older than the release, and the hand resting since: the lifting finger
 * cannot spoil the shot (design: pull back). The ring is asked of the true place.
 */
export function released(pull: Pull, up: Sample): Ending {
  if (inRing(pull, up)) return cancelled('Let go in the ring: nothing is flicked.')
  const index = pull.moments.findIndex(({ sample }) => sample.t <= up.t - SETTLING)
  const moment = pull.moments[index]
  if (!moment) return cancelled('Let go too soon: hold the pull for a moment.')
  const aiming = aimAt(pull, restedAt(pull, moment, up.t))
  if (!aiming) return cancelled('Not pulled far enough.')
  const since = [up, ...pull.moments.slice(0, index).map(({ sample }) => sample)]
  const jumped = since.some((sample) => apart(sample, moment.sample) > JUMP)
  return jumped ? { is: 'parked', aiming, why: JUMPED } : { is: 'aimed', aiming }
}

const JUMPED = 'The pointer jumped on letting go: nothing is flicked, the aim is kept.'
