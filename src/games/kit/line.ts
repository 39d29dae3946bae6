import type { Id, Point } from '../../table/types'
import type { Seat } from './prompt'

/** A sentence of the log; `to`: only these seats may read it. */
export interface Line {
  say: string
  to?: Seat[]
  about?: About
  under?: Under
}

/** The same line under a heading that lines one after another may share. */
export interface Under {
  /** 'Ember fires'. */
  head: string
  /** A number that stands out before the rest: what a die showed. */
  value?: number
  /** 'hits Meridian.' */
  rest: string
}

/** What a line is about, for pictures and sounds. */
export interface About {
  /** A word of the game: 'shield', 'fires'. */
  is: string
  /** Whom it happened to. */
  piece: Id
  /** Who did it. */
  by?: Id
  /** A die's result, or how many are left. */
  value?: number
  /** What was thrown: 'D6'. */
  die?: string
  /** What it was thrown with, a word of the game: 'nuke'. */
  weapon?: string
  /** A place on the dashboard. */
  place?: number
  /** Where on the table they met. */
  at?: Point
}
