import { distance, distanceToEdge, inside } from '../../../table/outline'
import type { Point } from '../../../table/types'
import { type Crossing, firstCrossing } from './crossing'
import type { Lens } from './lens'
import { apart, type Pointing, type Px, type Sample } from './sample'
import { slopeOf, type Trace } from './slope'

/** What does not change during a swipe. */
export interface SwipeSetup {
  lens: Lens
  /** Of what the finger is to meet, in the frame of the table, counter-clockwise. */
  outline: readonly Point[]
  pointing: Pointing
}

export interface Swipe {
  setup: SwipeSetup
  start: Px
  /** The newest last. */
  traces: readonly Trace[]
  /** How far it has come, on the table and on the screen. */
  mm: number
  px: number
  last: Px
}

/** A finger that came over the rim, with its velocity before that, m/s. */
export interface Struck {
  crossing: Crossing
  velocity: Point
}

export type Swiping =
  | { is: 'going'; swipe: Swipe }
  | { is: 'struck'; struck: Struck }
  | { is: 'refused'; why: string }

const refused = (why: string): Swiping => ({ is: 'refused', why })

/** Of the piece, px: nearer the finger is on it already (design: swipe). */
const OUTSIDE = { touch: 14, mouse: 6 } as const
/** Less is a tap, mm or px. */
const LEAST = { mm: 12, px: 24 } as const
/** The speed is that of the last so many ms. */
const MEASURED = 40
/** So many samples in so many ms. */
const NEEDED = { samples: 3, ms: 60 } as const

const NOT_OUTSIDE = 'Start the swipe outside the piece.'
const OFF_TABLE = 'The swipe must start on the table.'
const TOO_SHORT = 'Too short, try again.'

/** How far outside the piece a place of the screen is, px; negative inside. */
function outsideOf({ lens, outline }: SwipeSetup, at: Px): number {
  const seen = outline.map((corner) => lens.toScreen(corner))
  const far = distanceToEdge(at, seen)
  return inside(at, seen) ? -far : far
}

const trace = ({ lens }: SwipeSetup, { x, y, t }: Sample): Trace | null => {
  const point = lens.toTable(x, y)
  return point && { ...point, t }
}

export function swipeFrom(setup: SwipeSetup, sample: Sample): Swiping {
  const first = trace(setup, sample)
  if (!first) return refused(OFF_TABLE)
  if (outsideOf(setup, sample) < OUTSIDE[setup.pointing]) return refused(NOT_OUTSIDE)
  return { is: 'going', swipe: { setup, start: sample, last: sample, traces: [first], mm: 0, px: 0 } }
}

/** One more sample. What comes after the contact is not asked for: following through changes nothing. */
export function swipeOn(swipe: Swipe, sample: Sample): Swiping {
  const [from, to] = [swipe.traces.at(-1)!, trace(swipe.setup, sample)]
  if (!to || to.t <= from.t) return { is: 'going', swipe }
  const crossing = firstCrossing(swipe.setup.outline, from, to)
  if (!crossing) return { is: 'going', swipe: moved(swipe, to, sample) }
  return strike(swipe, crossing, from.t + crossing.share * (to.t - from.t), sample)
}

function moved(swipe: Swipe, to: Trace, { x, y, t }: Sample): Swipe {
  const recent = swipe.traces.filter((one) => one.t >= t - NEEDED.ms)
  const mm = swipe.mm + distance(swipe.traces.at(-1)!, to)
  return { ...swipe, traces: [...recent, to], mm, px: swipe.px + apart(swipe.last, { x, y }), last: { x, y } }
}

function strike(swipe: Swipe, crossing: Crossing, t: number, sample: Sample): Swiping {
  const mm = swipe.mm + distance(swipe.traces.at(-1)!, crossing.point)
  const px = swipe.px + crossing.share * apart(swipe.last, sample)
  if (isTap({ mm, px })) return refused(TOO_SHORT)
  const within = (ms: number): Trace[] => swipe.traces.filter((one) => one.t >= t - ms)
  if (within(NEEDED.ms).length < NEEDED.samples) return refused(TOO_SHORT)
  const measured = within(MEASURED)
  const traces = measured.length < 2 ? within(NEEDED.ms) : measured
  return { is: 'struck', struck: { crossing, velocity: slopeOf(traces) } }
}

/** No way that anybody meant. */
export const isTap = ({ mm, px }: Pick<Swipe, 'mm' | 'px'>): boolean => mm < LEAST.mm && px < LEAST.px

/** Why one that was lifted before it met anything is none; a tap meant nothing. */
export const whyMissed = (swipe: Swipe): string => (isTap(swipe) ? '' : 'The swipe did not reach the piece.')

/** Where the finger was in the last 60 ms: drawn behind it. */
export const trailOf = ({ traces, setup }: Swipe, now: number): Px[] =>
  traces.filter(({ t }) => t >= now - NEEDED.ms).map((point) => setup.lens.toScreen(point))
