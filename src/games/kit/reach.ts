import type { Surface } from '../../table/types'

/** A way in which a shape of a game is flicked; speeds in mm/s. */
export interface Flicks {
  shape: string
  surface: Surface
  min: number
  max: number
  /** It is put on a piece of this shape; else it lies on the table. */
  on?: string
}

/** How far the pieces of a game go, measured on a table that nothing leaves (`npm run reach`). */
export interface Measured {
  /** Of all that it hangs on: shapes, ways to flick them, materials, settings. */
  hash: string
  travel: Readonly<Record<string, Travel>>
}

/** Of one shape. */
export interface Travel {
  /** Slowest and fastest flick that was measured, mm/s. */
  min: number
  max: number
  /** At even steps from the slowest to the fastest: the 10th, 50th, 75th and 90th percentile, mm. */
  mm: readonly (readonly number[])[]
}
