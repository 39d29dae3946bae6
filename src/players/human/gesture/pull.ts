import { direction } from '../../../table/exact'
import { farOf } from './curve'
import { wayAgainst } from './lens'
import { countedAt, handAt, isLive, type Pull, type PullSetup, smoothingOf } from './moment'
import { fed, filterAt } from './one-euro'
import { type Gain, PLAIN, type Polar, polarOf } from './polar'
import type { Sample } from './sample'

/** So old is the sample that counts at release, ms: the last movement of a finger is its lifting. */
export const SETTLING = 80

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

/** One more sample. Samples come in order of time; one that is late is left out. */
export function pullOn(pull: Pull, sample: Sample): Pull {
  const [newest] = pull.moments
  if (sample.t < newest.sample.t) return pull
  const moment = { ...newest, sample, filter: fed(smoothingOf(pull), newest.filter, sample) }
  const old = pull.moments.findIndex(({ sample: { t } }) => t <= sample.t - SETTLING)
  const needed = old < 0 ? pull.moments : pull.moments.slice(0, old + 1)
  return { ...pull, moments: [{ ...moment, live: isLive(pull, moment) }, ...needed] }
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
