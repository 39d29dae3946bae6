import { LEVELS, type Level } from '../../levels'
import { think } from '../../think'
import type { Best } from './best'
import type { Mind } from '../../mind'
import { mindAt, worthOf } from './shots'

/** Of one hand with one budget: what its shots gain, as a share of what the best ones gain. */
export interface Point {
  level: string
  budget: number
  share: number
  /** One standard error, over the positions. */
  error: number
}

export const BUDGETS = LEVELS.map(({ tries }) => tries)

/** A chosen shot is played so often. */
const PLAYED = 30

/** Gained here and by the best. */
type Gain = readonly [number, number]

const ratio = (gains: readonly Gain[]): number =>
  gains.reduce((sum, [own]) => sum + own, 0) / gains.reduce((sum, [, best]) => sum + best, 0)

/** Leaves every position out once (jackknife). */
function errorOf(gains: readonly Gain[]): number {
  const without = gains.map((_, i) => ratio(gains.filter((__, j) => j !== i)))
  const mean = without.reduce((sum, one) => sum + one, 0) / without.length
  const squares = without.reduce((sum, one) => sum + (one - mean) * (one - mean), 0)
  return Math.sqrt((squares * (gains.length - 1)) / gains.length)
}

/** What a hand gains with a budget, at every position. */
export function pointOf({ id, hand }: Level, budget: number, bests: readonly Best[]): Point {
  const gains = bests.map((at): Gain => {
    const mind = mindAt(at, hand, `${id} ${budget}`)
    return [gained(mind, budget) - at.now, at.best - at.now]
  })
  return { level: id, budget, share: ratio(gains), error: errorOf(gains) }
}

function gained(mind: Mind, budget: number): number {
  const { meant } = think(mind, { budget })
  return worthOf({ ...mind, seed: `${mind.seed} played` }, meant, PLAYED)
}
