import type { Candidate } from './candidates'
import type { Mind } from './mind'
import { tryOut } from './rollout'

interface Trial {
  candidate: Candidate
  values: number[]
}

/** Each round the better half goes on. */
const KEPT = 0.5
/** Standard errors that a mean must be trusted by. */
const DOUBT = 0.6

/** Successive halving: all are tried a little, the better ones more often. `enough`: decide now. */
export function best(mind: Mind, field: readonly Candidate[], enough: () => boolean): Candidate {
  let trials: Trial[] = field.map((candidate) => ({ candidate, values: [] }))
  for (let round = 0; trials.length > 1; round++) {
    for (const trial of trials) {
      if (enough() && trials[0]!.values.length > 0) return surest(trials)
      for (let i = 0; i <= round; i++) trial.values.push(tryOut(mind, trial.candidate, trial.values.length))
    }
    trials = trials.toSorted((a, b) => bound(b) - bound(a)).slice(0, Math.ceil(trials.length * KEPT))
  }
  return surest(trials)
}

const surest = (trials: readonly Trial[]): Candidate =>
  trials.reduce((a, b) => (bound(b) > bound(a) ? b : a)).candidate

/** Not tried: worse than anything. */
function bound({ values }: Trial): number {
  const n = values.length
  if (n === 0) return -Infinity
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const spread = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0)
  // One try tells nothing of its spread: the same small doubt for all.
  const deviation = n > 1 ? Math.sqrt(spread / (n - 1)) : 0.1
  return mean - (DOUBT * deviation) / Math.sqrt(n)
}
