import { onTheWay, type Px, type Sample } from './sample'

/**
 * The 1-euro filter (Casiez 2012) on a clock of its own: samples are laid on steps of equal length, so that a
 * mouse of 1000 Hz and a finger of 60 Hz are smoothed alike.
 */
export interface Filter {
  /** The last sample. */
  sample: Sample
  /** The step reached, ms, and what was fed to it. */
  t: number
  fed: Px
  /** px/s, smoothed. */
  speed: Px
  /** What is shown and used. */
  out: Px
}

export interface Smoothing {
  /** Hz at rest. */
  cutoff: number
  /** Hz for each px/s. */
  beta: number
}

/** Design: pull back. */
export const USUAL: Smoothing = { cutoff: 1.2, beta: 0.02 }
export const STRONG: Smoothing = { cutoff: 0.6, beta: 0.006 }
export const OFF: Smoothing = { cutoff: Infinity, beta: 0 }

const STEP = 1000 / 240
/** Hz; of the smoothing of the speed. */
const SPEED_CUTOFF = 1
/** A pointer that says nothing for longer than this was still, ms: samples come at 60 Hz or more. */
const STILL = 1000 / 60

export const filterAt = (sample: Sample): Filter => ({
  sample,
  t: sample.t,
  fed: sample,
  speed: { x: 0, y: 0 },
  out: sample,
})

const share = (cutoff: number): number => 1 / (1 + 1000 / (2 * Math.PI * cutoff * STEP))

function stepped({ beta, cutoff }: Smoothing, filter: Filter, fed: Px): Filter {
  const now = { x: ((fed.x - filter.fed.x) * 1000) / STEP, y: ((fed.y - filter.fed.y) * 1000) / STEP }
  const speed = onTheWay(filter.speed, now, share(SPEED_CUTOFF))
  const out = onTheWay(filter.out, fed, share(cutoff + beta * Math.hypot(speed.x, speed.y)))
  return { ...filter, t: filter.t + STEP, fed, speed, out }
}

/** Where the pointer was between two samples. */
function between(from: Sample, to: Sample, t: number): Px {
  const left = Math.max(from.t, to.t - STILL)
  return t <= left ? from : onTheWay(from, to, (t - left) / (to.t - left))
}

/** The filter after one more sample. */
export function fed(how: Smoothing, filter: Filter, sample: Sample): Filter {
  let now = filter
  while (now.t + STEP <= sample.t) now = stepped(how, now, between(filter.sample, sample, now.t + STEP))
  return { ...now, sample }
}

/** The filter if the pointer stayed where it was until then. */
export const rested = (how: Smoothing, filter: Filter, t: number): Filter =>
  fed(how, filter, { ...filter.sample, t: Math.max(t, filter.sample.t) })
