import { median } from '../../table/testing/bench/report'

/** How near each work comes to a bare piece of the same work, measured in the same run; 1 is as fast. */
export type Ratios = Record<string, number>

/** The median and how far the rounds went. */
export function spread(values: readonly number[], digits = 0): string {
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  )
  return `${middle} (rounds from ${low} to ${high})`
}
