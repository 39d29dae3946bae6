import type { Entry, Play, Script } from '../../kit'
import type { Ship, State } from '../state'
import type { ActionData } from '../data/types'

/** What every rule function takes. */
export type G = Play<State, Rules>

/** One action of a ship: a location of its dashboard, or one of a wing's two actions. */
export interface Slot {
  /** Stable: the place on the dashboard, or the action's word for a wing. */
  id: string
  name: string
  /** Place in the ship's locations; null for wings. */
  location: number | null
  data: ActionData
}

/** A kind of action (001:40 Ship actions). */
export interface Action {
  /** Why it cannot be taken now, beyond a lost location; null when it can. */
  no(g: G, ship: Ship, slot: Slot): string | null
  entries(g: G, ship: Ship, slot: Slot): Entry[]
}

/** A weapon's damage (001:91-102, D-41 to D-46). */
export interface Weapon {
  name: string
  /** Points on a capital ship, all at the same location. */
  points: number
  /** Pieces a wing loses. */
  pieces: number
  /** Results above 6 do nothing. */
  stoppedByArmour: boolean
}

/** The tables that expansions add words to. */
export interface Rules {
  actions: Record<string, Action>
  weapons: Record<string, Weapon>
  /** Who has won: checked after every resolved flick (D-57). */
  verdict(g: G): Script
}
