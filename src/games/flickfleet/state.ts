import type { Base, Seat } from '../kit'
import type { Id, Side } from '../../table/types'

/** A ship or a wing, from the set-up to the end: what is lost stays here, with how it was lost. */
export interface Ship {
  id: Id
  seat: Seat
  /** Key into the ship data: 'destroyer'. */
  class: string
  name: string
  /** Has its activation cube. */
  cube: boolean
  /** 'coming back': knocked out by accident, its owner is about to put it back (D-16). */
  where: 'table' | 'aboard' | 'to place' | 'coming back' | 'lost'
  /** The ship it is aboard of. */
  carrier?: Id
  lost?: Loss
  shields: number
  hull: number
  /** Discs on each location, in the order of the data. Wings have none. */
  discs: number[]
  /** Pieces left of a wing; 0 for capital ships. */
  pieces: number
}

export type Loss = 'destroyed' | 'left the table' | 'spent in a ram' | 'lost with its carrier'

export interface SideState {
  faction: string
  name: string
  /** The own edge. */
  edge: Side
}

/** The activation that is going on. */
export interface Active {
  ship: Id
  /** The places of the dashboard (or the words of a wing's actions) used so far (D-05). */
  used: string[]
  /** Why it ended early, if it did. */
  over?: 'collided' | 'lost'
}

/** One battle. `table` holds the ships in play; everything else about them is in `ships`. */
export interface State extends Base {
  scenario: string
  sides: Record<Seat, SideState>
  ships: Record<Id, Ship>
  /** 0 while ships are placed. */
  round: number
  /** Who activates next. */
  turnOf: Seat
  /** Who made the last activation (D-01). */
  lastActive: Seat | null
  active: Active | null
  /** What was removed from dashboards and wings, by kind: 'red' (a disc), 'shield', 'hull', 'piece'. */
  box: Record<string, number>
  /** Full rounds in a row in which nothing was lost (D-57a). */
  quietRounds: number
  /** Something was lost in this round. */
  lossThisRound: boolean
}
