import type { Base, Seat } from '../kit'
import type { Id, Side } from '../../table/types'
import type { DieFirst } from './data/types'

/** A ship or a wing, from the set-up to the end: what is lost stays here, with how it was lost. */
export interface Ship {
  id: Id
  seat: Seat
  /** Key into the ship data: 'destroyer'. */
  class: string
  name: string
  /** Has its activation cube. */
  cube: boolean
  /**
   * 'coming back': knocked out by accident, its owner is about to put it back (D-16). 'due': joins later.
   * 'away': off the table for good and not lost; a module says where (D-97).
   */
  where: 'table' | 'aboard' | 'to place' | 'coming back' | 'due' | 'away' | 'lost'
  /** The round it is due in; 0 when its owner decides. */
  due?: number
  /** The ship it is aboard of. */
  carrier?: Id
  lost?: Loss
  shields: number
  /** Spaces for shield cubes beside the printed ones. */
  moreShields?: number
  hull: number
  /** Discs on each location, in the order of the data. Wings have none. */
  discs: number[]
  /** Pieces left of a wing; 0 for capital ships. */
  pieces: number
}

/** An obstacle (001:115-124), kept to the end like a ship. */
export interface Thing {
  id: Id
  /** A word of the scenery data: 'moon'. */
  kind: string
  name: string
  shape: string
  /** 'left out': there was no room for it. */
  where: 'table' | 'to place' | 'left out' | 'lost'
  /** May be moved; it stays where it is moved to. */
  mobile: boolean
  /** What it is a part of, if it is one: 'asteroid 4'. */
  of?: string
  /** A word of `rules.things`: what it does to ships and dice. */
  does: string
  /** Damage it can still take; 0 for permanent ones. */
  hits: number
  /** What becomes of the ships that a die pushed before it touched this (D-40). */
  dieFirst: DieFirst
}

export type Loss = 'destroyed' | 'left the table' | 'spent in a ram' | 'lost with its carrier'

export interface SideState {
  faction: string
  name: string
  /** The own edge, or the one its player sits at. */
  edge: Side
  /** The word of what it wears besides its colour: 'uprising', 'one_stripe'. */
  mark: string
  /** Words of `rules.fouls` it is guilty of: it has lost. */
  fouls: string[]
  /** What it has scored, where a scenario counts: drones shot, freighters jumped. */
  score: number
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
  /** The modules that are played with, of the scenario and of the choices. */
  modules: string[]
  /** Of each of them that keeps something, by its word (`rules/slice.ts`). */
  slices: Record<string, object>
  sides: Record<Seat, SideState>
  ships: Record<Id, Ship>
  things: Record<Id, Thing>
  /** 0 while ships are placed. */
  round: number
  /** Who begins, once it is decided (D-02, D-03). */
  first?: Seat
  /** Who placed a ship last. */
  placedLast?: Seat
  /** Who activates next. */
  turnOf: Seat
  /** Who made the last activation (D-01). */
  lastActive: Seat | null
  active: Active | null
  /** What was removed from dashboards and wings, by kind: 'red' (a disc), 'shield', 'hull', 'piece'. */
  box: Record<string, number>
}
