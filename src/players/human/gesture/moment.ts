import type { Point } from '../../../table/types'
import type { Aiming } from '../aim'
import type { PullReach } from './curve'
import type { Lens } from './lens'
import { type Filter, rested, type Smoothing, USUAL } from './one-euro'
import { type Gain, gained, type Polar, polarOf } from './polar'
import { apart, type Px, type Sample } from './sample'

/** What does not change during a pull. */
export interface PullSetup {
  lens: Lens
  /** What is pulled: a point of the table. */
  from: Point
  reach: PullReach
  /** The aim before: a pull that comes to nothing leaves it. */
  before: Aiming
  smoothing?: Smoothing
}

/** A moment of a pull. */
export interface GestureMoment {
  sample: Sample
  filter: Filter
  gain: Gain
  /** The bearing follows the hand: from once past the ring's rim until back inside. */
  live: boolean
}

/** A pull as it stands: a value; every sample makes the next one. */
export interface Pull {
  setup: PullSetup
  /** The newest first; older ones than the release may ask for are dropped. */
  moments: readonly [GestureMoment, ...GestureMoment[]]
  /** Strength that the wheel added. */
  wheel: number
}

export const centreOf = ({ setup }: Pull): Px => setup.lens.toScreen(setup.from)

export const smoothingOf = ({ setup }: Pull): Smoothing => setup.smoothing ?? USUAL

export const handAt = (pull: Pull, { filter }: GestureMoment): Polar => polarOf(centreOf(pull), filter.out)

/** What the hand counts for; past the full pull there is nothing. */
export function countedAt(pull: Pull, moment: GestureMoment): Polar {
  const { way, far } = gained(moment.gain, handAt(pull, moment))
  return { way, far: Math.min(far, pull.setup.reach.full) }
}

export function isLive(pull: Pull, moment: GestureMoment): boolean {
  const { ring, live } = pull.setup.reach
  const { far } = countedAt(pull, moment)
  return far > live || (moment.live && far > ring && !inRing(pull, moment.sample))
}

/** On the ring itself still counts: the true place, never the smoothed one. */
export const inRing = (pull: Pull, at: Px): boolean => apart(centreOf(pull), at) <= pull.setup.reach.ring

/** The moment if the hand had rested since. */
export function restedAt(pull: Pull, moment: GestureMoment, t: number): GestureMoment {
  const now = { ...moment, filter: rested(smoothingOf(pull), moment.filter, t) }
  return { ...now, live: isLive(pull, now) }
}
