/** Milliseconds per flick of one round of the benchmark. */
export interface Timing {
  ours: number[]
  bare: number[]
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))]!

export const median = (values: readonly number[]): number => quantile(values, 0.5)

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const line = (name: string, ms: readonly number[]): string =>
  `${name.padEnd(12)} ${(1000 / mean(ms)).toFixed(0).padStart(5)} flicks/s per core   ` +
  `median ${median(ms).toFixed(2)} ms   p95 ${quantile(ms, 0.95).toFixed(2)} ms`

/** How near ours comes to bare Jolt: 1 is as fast. */
export const ratioOf = ({ ours, bare }: Timing): number => median(bare) / median(ours)

/** Answers the ratio. */
export function report(rounds: readonly Timing[]): number {
  const ratios = rounds.map(ratioOf)
  const [low, high] = [quantile(ratios, 0), quantile(ratios, 1)].map((value) => value.toFixed(3))
  console.log(
    line(
      'flicktable',
      rounds.flatMap(({ ours }) => ours),
    ),
  )
  console.log(
    line(
      'bare Jolt',
      rounds.flatMap(({ bare }) => bare),
    ),
  )
  console.log(`ratio of medians ${median(ratios).toFixed(3)} (rounds from ${low} to ${high}; wanted 0.93)`)
  return median(ratios)
}
