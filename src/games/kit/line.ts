import type { Id, Point } from '../../table/types'
import type { Gauge } from './describe'
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
  /** A die's result, or what a count has come to. */
  value?: number
  /** What was thrown: 'D6'. */
  die?: string
  /** What it was thrown with, as sentences call it: 'nuke'. */
  weapon?: string
  /** A place of its sheet: a location of a dashboard. */
  place?: number
  /** Where on the table they met. */
  at?: Point
  /** Of a point of damage: what stopped it, a word of `way`. */
  gate?: string
  /** Of a point of damage: all that could have stopped it, in the order in which it comes to them. */
  way?: Gate[]
  /** What is left of what was lost or put back. */
  left?: Gauge
  /** What it means, in a sentence for who sees it happen. */
  note?: string
}

/** Something that may stop a point of damage, as it was when the point came. */
export interface Gate {
  /** A word of the game: 'shields'. */
  is: string
  name: string
  /** What lies there, and how much of it there may be. */
  now: number
  most: number
  /** Of discs. */
  colour?: string
  /** What is drawn where nothing can be counted: '7+', or 'skull'. */
  mark?: string
  /** Why it let the point through, or what stopping it has cost; absent where the point never came. */
  say?: string
}

/** What a word of the log stands for, whatever its line says. */
export interface LogWord {
  /** The id of the reference's entry that governs it; null: that of the piece it is about. */
  entry: string | null
  /** A word of the game for what it looks and sounds like. */
  kind: string
  /** It tells what became of a flicked die, of a flicked piece, or of one that slid by itself. */
  motion?: 'die' | 'piece' | 'glide'
  /** Damage that is told next comes of it. */
  begins?: true
}
