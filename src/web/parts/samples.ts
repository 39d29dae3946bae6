import type { Pointing, Sample } from '../../players/human/gesture'

type Pointed = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>

const sampleOf = ({ clientX, clientY, timeStamp }: Pointed): Sample => ({
  x: clientX,
  y: clientY,
  t: timeStamp,
})

/** All that the pointer did since the frame before: an event tells only the end of it. */
export function samplesOf(event: PointerEvent): Sample[] {
  // Absent over plain HTTP in some browsers, and empty for events made by scripts.
  const all = event.getCoalescedEvents?.() ?? []
  return (all.length ? all : [event]).map(sampleOf)
}

export const lastOf = (event: PointerEvent): Sample => sampleOf(event)

/** A pen is as fine as a mouse. */
export const pointingOf = ({ pointerType }: Pick<PointerEvent, 'pointerType'>): Pointing =>
  pointerType === 'touch' ? 'touch' : 'mouse'

/** A contact as wide as that is the side of a hand, px. */
const PALM = 60

/** Neither a second pointer nor a palm begins anything. */
export const begins = ({ isPrimary, button, width, height }: PointerEvent): boolean =>
  isPrimary && button === 0 && Math.max(width, height) <= PALM

/** There the system's own gestures begin, px. */
const MARGIN = 24

/** Whether a finger comes down where it may mean 'back' or 'home'. */
export const atScreenEdge = ({ x, y }: Sample, wide: number, high: number): boolean =>
  Math.min(x, y, wide - x, high - y) < MARGIN
