import type { Point } from '../../../table/types'

/** Where the finger was on the table. `t`: ms. */
export interface Trace extends Point {
  t: number
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** The velocity of a straight line through the traces, least squares, mm/ms (which is m/s). */
export function slopeOf(traces: readonly Trace[]): Point {
  const middle = mean(traces.map(({ t }) => t))
  const spread = traces.reduce((sum, { t }) => sum + (t - middle) ** 2, 0)
  const along = (of: (trace: Trace) => number): number =>
    traces.reduce((sum, trace) => sum + (trace.t - middle) * of(trace), 0) / spread
  return { x: along(({ x }) => x), y: along(({ y }) => y) }
}
