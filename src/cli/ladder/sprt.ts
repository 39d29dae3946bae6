/** Wald's sequential test: is the stronger one no better (50 %), or does it win at least 65 %? */
export const EQUAL = 0.5
export const BETTER = 0.65
/** Both errors. */
export const RISK = 0.05

const WIN = Math.log(BETTER / EQUAL)
const LOSS = Math.log((1 - BETTER) / (1 - EQUAL))
const BOUND = Math.log((1 - RISK) / RISK)

export type Verdict = 'better' | 'not better' | 'open'

/** What these results say, in order: 1 for a win, 0 for a loss; a draw (0.5) tells nothing. */
export function verdictOf(results: readonly number[]): Verdict {
  let ratio = 0
  for (const result of results) {
    if (result === 1) ratio += WIN
    if (result === 0) ratio += LOSS
    if (ratio >= BOUND) return 'better'
    if (ratio <= -BOUND) return 'not better'
  }
  return 'open'
}
