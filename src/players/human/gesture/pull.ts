import type { Point } from '../../../table/types'
import type { Aiming } from '../aim'
import { direction } from '../../../table/exact'
import { clamp, toBearing, toStrength } from '../numbers'
import { farOf, type Reach, strengthOf } from './curve'
import { bearingAgainst, type Lens, wayAgainst } from './lens'
import { fed, type Filter, filterAt, rested, type Smoothing, USUAL } from './one-euro'
import { type Gain, gained, PLAIN, type Polar, polarOf, polarPoint } from './polar'
import type { Px, Sample } from './sample'

/** What does not change during a pull. */
export interface PullSetup {
  lens: Lens
  /** What is pulled: a point of the table. */
  from: Point
  reach: Reach
  /** The aim before: a pull that comes to nothing leaves it. */
  before: Aiming
  smoothing?: Smoothing
}

/** A moment of a pull. */
export interface Moment {
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
  moments: readonly [Moment, ...Moment[]]
  /** Strength that the wheel added. */
  wheel: number
}

/** So old is the sample that counts at release, ms: the last movement of a finger is its lifting. */
export const SETTLING = 80

export const centreOf = ({ setup }: Pull): Px => setup.lens.toScreen(setup.from)

const begun = (setup: PullSetup, sample: Sample, gain: Gain, live: boolean): Pull => ({
  setup,
  moments: [{ sample, filter: filterAt(sample), gain, live }],
  wheel: 0,
})

/** Down on the piece, or on the pad, whose samples are moved to where the piece is. */
export const pullFrom = (setup: PullSetup, sample: Sample): Pull => begun(setup, sample, PLAIN, false)

/** Where a pull would have ended that made this aim. */
export function pulledTo({ lens, from, reach, before }: PullSetup): Polar {
  return { way: wayAgainst(lens, from, direction(before.bearing)), far: farOf(reach, before.strength) }
}

/** Down on the handle of a parked aim, or on the arc beside it, which only turns. */
export function pullAgain(setup: PullSetup, sample: Sample, part: 'handle' | 'arc'): Pull {
  const hand = polarOf(setup.lens.toScreen(setup.from), sample)
  const gain = { way: 1, far: part === 'arc' ? 0 : 1, hand, counted: pulledTo(setup) }
  return begun(setup, sample, gain, true)
}

const handAt = (pull: Pull, { filter }: Moment): Polar => polarOf(centreOf(pull), filter.out)

/** What the hand counts for; past the full pull there is nothing. */
export function countedAt(pull: Pull, moment: Moment): Polar {
  const { way, far } = gained(moment.gain, handAt(pull, moment))
  return { way, far: Math.min(far, pull.setup.reach.full) }
}

function isLive(pull: Pull, moment: Moment): boolean {
  const { ring, live } = pull.setup.reach
  const { far } = countedAt(pull, moment)
  return far > live || (moment.live && far > ring && !inRing(pull, moment.sample))
}

/** One more sample. Samples come in order of time; one that is late is left out. */
export function pullOn(pull: Pull, sample: Sample): Pull {
  const [newest] = pull.moments
  if (sample.t < newest.sample.t) return pull
  const moment = { ...newest, sample, filter: fed(smoothingOf(pull), newest.filter, sample) }
  const old = pull.moments.findIndex(({ sample: { t } }) => t <= sample.t - SETTLING)
  const needed = old < 0 ? pull.moments : pull.moments.slice(0, old + 1)
  return { ...pull, moments: [{ ...moment, live: isLive(pull, moment) }, ...needed] }
}

const smoothingOf = ({ setup }: Pull): Smoothing => setup.smoothing ?? USUAL

/** The moment if the hand had rested since. */
export function restedAt(pull: Pull, moment: Moment, t: number): Moment {
  const now = { ...moment, filter: rested(smoothingOf(pull), moment.filter, t) }
  return { ...now, live: isLive(pull, now) }
}

const FINE = 0.2

/** Shift, or a second finger resting on the pad: both gains at a fifth, from this time on. */
export function pullFinely(pull: Pull, fine: boolean, t: number): Pull {
  const now = pullOn(pull, { ...pull.moments[0].sample, t })
  const [newest, ...older] = now.moments
  const by = fine ? FINE : 1
  const far = newest.gain.far === 0 ? 0 : by
  const gain = { way: by, far, hand: handAt(now, newest), counted: countedAt(now, newest) }
  return { ...now, moments: [{ ...newest, gain }, ...older] }
}

const NOTCH = 0.5

/** Up is more. */
export const wheeled = (pull: Pull, notches: number): Pull => ({
  ...pull,
  wheel: pull.wheel + notches * NOTCH,
})

/** The aim that a moment makes; null while the bearing does not follow the hand. */
export function aimAt(pull: Pull, moment: Moment): Aiming | null {
  const { lens, from, reach, before } = pull.setup
  const counted = countedAt(pull, moment)
  const bearing = moment.live ? bearingAgainst(lens, from, counted) : null
  if (bearing === null) return null
  const strength = clamp(strengthOf(reach, counted.far) + pull.wheel, 0, 100)
  return { ...before, bearing: toBearing(bearing), strength: toStrength(strength) }
}

/** What the screen shows at this time. */
export interface Shown {
  aiming: Aiming
  handle: Px
  /** Letting go now does nothing. */
  cancels: boolean
}

export function shownAt(pull: Pull, t: number): Shown {
  const { setup, moments } = pull
  const moment = restedAt(pull, moments[0], t)
  const aim = aimAt(pull, moment)
  const handle = polarPoint(centreOf(pull), countedAt(pull, moment))
  return { aiming: aim ?? setup.before, handle, cancels: aim === null || inRing(pull, moments[0].sample) }
}

/** On the ring itself still counts: the true place, never the smoothed one. */
export const inRing = (pull: Pull, { x, y }: Px): boolean => {
  const centre = centreOf(pull)
  return Math.hypot(x - centre.x, y - centre.y) <= pull.setup.reach.ring
}
