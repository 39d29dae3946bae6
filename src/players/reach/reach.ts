import type { Measured, Travel } from '../../games/kit'

/** Free travel, mm: of a hundred flicks 10, 50, 90 go no farther. */
export interface Travelled {
  p10: number
  p50: number
  p90: number
}

/** How far the pieces of a game go, as it was measured: where nothing was, nothing is said. */
export interface Reach {
  /** How far a free flick of that speed goes; null: it was not measured. */
  of(shape: string, speed: number): Travelled | null
  /**
   * The speed from which on more than a quarter of the free flicks go farther than so many mm: the 75th
   * percentile of their travel is beyond. null: none, or nothing is known.
   */
  goesBeyond(shape: string, mm: number): number | null
}

/** Of the percentiles of `Travel`. */
const P75 = 2

const between = (from: number, to: number, share: number): number => from + (to - from) * share

function travelled({ min, max, mm }: Travel, speed: number): Travelled | null {
  const place = ((speed - min) / (max - min)) * (mm.length - 1)
  const [low, high] = [mm[Math.floor(place)], mm[Math.ceil(place)]]
  if (!low || !high) return null
  const [p10, p50, , p90] = low.map((far, i) => between(far, high[i]!, place % 1))
  return { p10: p10!, p50: p50!, p90: p90! }
}

function beyond({ min, max, mm }: Travel, edge: number): number | null {
  const far = mm.map((row) => row[P75]!)
  const over = far.findIndex((one) => one > edge)
  if (over <= 0) return over === 0 ? min : null
  const share = (edge - far[over - 1]!) / (far[over]! - far[over - 1]!)
  return between(min, max, (over - 1 + share) / (mm.length - 1))
}

/** Answers from the measurements of a game; without any everything is unknown. */
export const openReach = (measured?: Measured): Reach => ({
  of(shape, speed) {
    const travel = measured?.travel[shape]
    return travel ? travelled(travel, speed) : null
  },
  goesBeyond(shape, mm) {
    const travel = measured?.travel[shape]
    return travel ? beyond(travel, mm) : null
  },
})

export const UNMEASURED: Reach = openReach()
