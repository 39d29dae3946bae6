/** The three heights of the sheet: a peek, the ruler with the pad, the full fleet. */
export type Stop = 'peek' | 'half' | 'full'

const STOPS: readonly Stop[] = ['peek', 'half', 'full']

/** So far the handle is dragged until the next stop, px. */
const STEP = 48

/** Where a drag by `up` px ends that began at this stop. */
export function stopAfter(from: Stop, up: number): Stop {
  const steps = Math.trunc(up / STEP)
  const at = STOPS.indexOf(from) + steps
  return STOPS[Math.min(Math.max(at, 0), STOPS.length - 1)]!
}

/** A tap or a key on the handle: up to the top, then down to the peek. */
export const nextStop = (from: Stop): Stop => STOPS[(STOPS.indexOf(from) + 1) % STOPS.length]!
