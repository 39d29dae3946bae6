import type { Id } from '../../table/types'
import type { Seat } from './prompt'
import type { Reason } from './reason'

/**
 * What a game shows of a state besides the table: plain words and numbers, drawn by panels and the text view
 * alike.
 */
export interface Description {
  /** 'Round 4'. */
  title: string
  /**
   * Names for what lies on the table; `seat` is no seat for what nobody owns. `does`: what it does to others,
   * as a clause, for what has no dashboard.
   */
  pieces: Record<Id, { name: string; what: string; seat: Seat; does?: string }>
  /** The sides by seat; `score`: what it counts towards winning, where the battle is won by counting. */
  sides: Record<Seat, { name: string; mark: string; score?: Gauge }>
  boards: Dashboard[]
  /** What on this table no book prints, in sentences: the screen marks it. */
  house: readonly string[]
}

/** 'shields' 1 of 2. */
export interface Gauge {
  name: string
  now: number
  most: number
}

/** A ruler from 1 to 6 with what lies under the numbers. */
export interface Dashboard {
  id: Id
  seat: Seat
  name: string
  /** 'Destroyer'. */
  what: string
  /** Why it is not on the table: 'aboard Meridian', 'destroyed'. */
  away?: string
  /** Gone for good: what it has left counts for nothing. */
  lost?: true
  active?: true
  /** Can still be activated this round. */
  cube: boolean
  /** 'shields' 1 of 2, 'hull' 3 of 3, 'pieces' 2 of 3. */
  gauges: Gauge[]
  places: DashboardPlace[]
}

export interface DashboardPlace {
  name: string
  /** Empty: no die result can hit it. */
  numbers: number[]
  /** 'red'. */
  colour?: string
  now: number
  most: number
  weakSpot?: true
  /** Its action, if it has one: the verb of its options, and the word for it. */
  verb?: string
  does?: string
  /** Why the action cannot be taken now. */
  not?: Reason
  /** Why: it has been taken already, or is under way. */
  used?: true
}
