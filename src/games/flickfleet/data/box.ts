import type { Colour } from './types'

/** What lies in the boxes: the supply of fair battles (D-10); the base box also checks the ship data. */

/** 001:8-13: ships of the base box by faction and class. */
export const supply: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  imperium: { dreadnought: 1, destroyer: 4, carrier: 1, fighter_wing: 4, bomber_wing: 1 },
  uprising: { destroyer: 3, carrier: 2, fighter_wing: 4, bomber_wing: 2 },
}

/** 001:17-19: wooden discs by colour, and cubes. */
export const discs: Readonly<Record<Exclude<Colour, 'special'>, number>> = {
  red: 26, white: 11, blue: 11, yellow: 4, orange: 3, black: 1,
}
export const cubes = { shield: 24, hull: 3, activation: 22 } as const

export interface Box {
  name: string
  /** By faction and class, the largest first. */
  ships: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** No document counts what lies in it. */
  house: boolean
}

/** Every box by its word in the ship data. */
export const boxes: Readonly<Record<string, Box>> = {
  base: { name: 'base box', ships: supply, house: false },
  exp1: {
    name: 'Expansion 1',
    ships: { imperium: { stealth_ship: 1, mine_layer: 1 }, uprising: { ram: 1 } },
    house: true,
  },
  bof1: {
    name: 'Box of Flicks 1',
    ships: {
      imperium: { cruiser: 1, weapons_platform: 1, repair_skiff: 1, gunboat: 2 },
      uprising: { cruiser: 1, weapons_platform: 1, repair_skiff: 1, gunboat: 2 },
    },
    house: true,
  },
}

export interface SupplyChoice {
  id: string
  say: string
  /** How many of each box; of a class as many as lie in all of them. */
  copies: Readonly<Record<string, number>>
}

const each = (copies: number): Record<string, number> =>
  Object.fromEntries(Object.keys(boxes).map((box) => [box, copies]))

/** D-10  What can be agreed on; the base box alone is the usual one. */
export const supplies: readonly SupplyChoice[] = [
  { id: 'box', say: 'those of one base box', copies: { base: 1 } },
  { id: 'exp1', say: 'those of a base box and Expansion 1', copies: { base: 1, exp1: 1 } },
  { id: 'bof1', say: 'those of a base box and Box of Flicks 1', copies: { base: 1, bof1: 1 } },
  { id: 'all', say: 'those of one box of each kind', copies: each(1) },
  { id: 'double', say: 'those of two boxes of each kind', copies: each(2) },
  { id: 'unlimited', say: 'as many as you like, of every box', copies: each(Infinity) },
]
