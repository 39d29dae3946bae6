import type { Id, Side } from '../../table/types'
import type { Seat } from './prompt'

/**
 * What a game shows of a state besides the table, in words and numbers that every page, text view and list
 * understands. What only its own panels draw it gives to them alone.
 */
export interface Description {
  /** Every piece that has a name, in the order to list them; also those that are not on the table. */
  pieces: Record<Id, PieceWords>
  sides: Record<Seat, SideWords>
  /** Which round or turn it is, counted from 1, for the timeline of a match; nothing before the first. */
  round?: number
  /** What on this table no book prints, in sentences: the screen marks it. */
  house: readonly string[]
}

export interface PieceWords {
  name: string
  /** Its name is printed on the board: none is needed beside it. */
  printed?: true
  /** 'Destroyer'. */
  what: string
  /** Whose it is; no seat for what nobody owns. */
  seat: Seat
  /** What it does to others, as a clause: 'whoever moves into it is lost'. */
  does?: string
  /** How much of it is left, where it comes in parts: 'pieces' 2 of 3. */
  left?: Gauge
  /** How it stands, one thing after another. */
  says?: readonly Saying[]
  /** It acts now: what it can do, and why not the rest, in sentences. */
  active?: readonly string[]
  /** It may still act: 'Can still activate.' */
  ready?: string
  /** Why it is not on the table: 'aboard Meridian', 'destroyed'. */
  away?: string
  /** Gone for good. */
  lost?: true
}

/** Words about a piece; `mark` stands out before them: '1, 2, 3', the results that hit this part. */
export interface Saying {
  mark?: string
  say: string
}

/** A side, as a seat plays it. */
export interface SideWords {
  name: string
  /** A word of the game for how it is told apart: 'uprising'. */
  mark: string
  /** Where its player sits. */
  edge: Side
  /** Sides of one team win and lose together. */
  team?: string
  /** What else there is to know of it, such as the cards in its hand, one thing after another. */
  says?: readonly Saying[]
  /** How much it has left in all, for the curves of a match that is looked back at. */
  strength?: number
  /** What it counts towards winning, where the battle is won by counting. */
  score?: Gauge
}

/** 'shields' 1 of 2. */
export interface Gauge {
  name: string
  now: number
  most: number
}
