import type { Sample } from '../sample'

/** A hand on its way: where it is at any time, in whatever it is measured. */
export type Path = (t: number) => { x: number; y: number }

/** Samples of a path at so many Hz. `late`: shares of a step, for all but the first. */
export function sampled(
  path: Path,
  from: number,
  to: number,
  hz: number,
  late: (i: number) => number,
): Sample[] {
  const step = 1000 / hz
  const count = Math.floor((to - from) / step)
  const times = Array.from({ length: count + 1 }, (_, i) => from + i * step + (i ? late(i) * step * 0.3 : 0))
  return times.map((t) => ({ ...path(t), t }))
}
