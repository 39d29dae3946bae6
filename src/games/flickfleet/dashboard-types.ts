import type { Gauge, Reason, Seat } from '../kit'
import type { Id } from '../../table/types'

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
