import type { Sample } from '../../../players/human/gesture'

/** A pointer event as a browser tells it, with all that happened since the frame before. */
export function eventOf(samples: readonly Sample[], some: Partial<PointerEvent> = {}): PointerEvent {
  const told = samples.map(({ x, y, t }) => ({ clientX: x, clientY: y, timeStamp: t }))
  const all = { isPrimary: true, button: 0, width: 1, height: 1, pointerType: 'mouse', ...told.at(-1)! }
  return { ...all, getCoalescedEvents: () => told, ...some } as unknown as PointerEvent
}

/** The frames of a display of so many Hz, each a little late. */
export function framesOf(samples: readonly Sample[], hz: number, late: (i: number) => number): Sample[][] {
  const frames = new Map<number, Sample[]>()
  for (const sample of samples) {
    const whole = (sample.t * hz) / 1000
    const frame = Math.floor(whole + 0.3 * late(Math.floor(whole)))
    frames.set(frame, [...(frames.get(frame) ?? []), sample])
  }
  return [...frames.values()]
}
