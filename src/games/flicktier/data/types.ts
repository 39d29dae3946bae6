import type { Id, Point } from '../../../table/types'

/** What a card is worth on its public side. */
export type Resource = 'quantum' | 'tech' | 'alloy' | 'biomass'

/** How many of which resources. */
export type Cost = Readonly<Partial<Record<Resource, number>>>

/** The fields that no book prints: the data was made for this table. */
interface Marked {
  house?: readonly string[]
}

/** A circle of the board, mm from the south-west corner. */
export interface Circle extends Marked, Point {
  id: Id
  name: string
  radius: number
}

export interface BoardData {
  size: Point
  homes: readonly (Circle & { faction: string })[]
  planets: readonly Circle[]
  spaces: readonly Circle[]
}

/** What a player may build. `exploit`: round, yields a card a turn. */
export interface Structure extends Marked {
  id: string
  name: string
  count: number
  kind: string
  vp: number
  cost: Cost
}

/** A level of one of the two tracks of a player board, from 1. */
export interface Upgrade extends Marked {
  track: string
  level: number
  name: string
  cost: Cost
  effect: Effect
}

/** What a level gives; `op` is looked up in `powers`. */
export interface Effect {
  op: string
  count?: number
  /** Of a re-flick: 'move' or 'attack'. */
  action?: string
  structure?: string
  vp?: number
  oncePerTurn?: boolean
}

export interface Faction {
  id: string
  name: string
  colour: string
  /** Sides of each of its dice. */
  dice: readonly number[]
  /** Its planet. */
  home: Id
  /** Which of its dice is the mothership, from 1. */
  mothership?: number
  /** Claim tokens it has. */
  claims: number
  structures: readonly Structure[]
  upgrades: readonly Upgrade[]
}

export interface Mission {
  id: string
  kind: string
  title: string
  /** Victory points; an exploration is worth what its token says. */
  vp?: number
  needs: readonly Need[]
  house: boolean
}

export interface Need {
  is: string
  place?: Id
  count?: number
  cost?: Cost
}

/** What is in the box, and the numbers of the book. */
export interface Box {
  resources: readonly { id: Resource; name: string }[]
  /** The combat sides of the cards of each deck. */
  bonuses: Readonly<Record<Resource, readonly number[]>>
  /** Planets on which each resource is found. */
  planetTokens: number
  players: readonly { players: number; vpTokens: number; missionCards: number }[]
  hand: { start: number; most: number }
  exploit: number
  row: number
  /** What the ? tokens are worth. */
  questions: readonly number[]
  dice: readonly { sides: number; mass: number }[]
  /** The Hyperspace token, mm. */
  hyperspace: { length: number; width: number }
  bug: { radius: number; height: number; mass: number }
  /** Slowest and fastest flick, mm/s. */
  flick: { min: number; max: number }
  /** House: the book has no rules for one player. */
  solo: {
    vpTokens: number
    missionCards: number
    raiders: readonly number[]
    turns: number
    grades: readonly { min: number; name: string }[]
  }
}
