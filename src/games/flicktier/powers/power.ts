import type { Entry, Option, Seat } from '../../kit'
import type { G } from '../state'
import type { Id } from '../../../table/types'

/** Where a beaten die may go instead of home. */
export interface Refuge {
  option: Option
  go(): void
}

/** What an upgrade or a structure lets a player do, besides numbers: those are in the data. */
export interface Power {
  /** Free actions, at any moment of one's turn. */
  free?(g: G, seat: Seat): Entry[]
  /** Free actions before the first action of a turn. */
  first?(g: G, seat: Seat): Entry[]
  refuges?(g: G, seat: Seat, die: Id): Refuge[]
}
