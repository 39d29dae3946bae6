import type { Base, Play, Seat, Secret } from '../../kit'

/** A card; `id` is public, its value is not. */
export interface Card {
  id: string
  value: Secret<number>
}

/** A made-up game for tests: it has what FlickFleet has not. Everything between turns stands here. */
export interface State extends Base {
  /** A word of the choice 'mat'. */
  mat: string
  /** Turns that every seat gets. */
  rounds: number
  /** Turns that were taken, of all seats. */
  taken: number
  /** The cards that nobody has. */
  deck: Secret<number>[]
  dealt: boolean
  hands: Record<Seat, Card[]>
  /** Cards on the table, face down until the end. */
  laid: Record<Seat, Card[]>
  /** Times that a seat's discs came into the pot. */
  pots: Record<Seat, number>
  /** Who flicked the die last; it counts for that side. */
  thrower: Seat | null
  /** Seats whose discs are still to be placed by hand. */
  toPlace: Seat[]
}

export type G = Play<State, null>

/** The owner of a disc: 'north-1' is north's. */
export const ownerOf = (id: string): Seat => id.slice(0, id.lastIndexOf('-'))

/** A disc's sides: as its owner laid it, and turned. */
export const LOYAL = 1
export const TURNED = 2

export const POT = 'pot'
export const DIE = 'die'
