/** The words of fleets that are bought for points (001:162-174). */

/** A ship with how many wings of each class go aboard (D-11). Keys are ids of the ship data. */
export interface Bought {
  ship: string
  aboard: Readonly<Record<string, number>>
}

export interface Fleet {
  /** 'uprising'. */
  faction: string
  ships: readonly Bought[]
}

/** D-10: out of which boxes, wings aboard included, or as much as one likes: a word of `data/box.ts`. */
export type Supply = string

/** What the players agree on. */
export interface Terms {
  points: number
  supply: Supply
}

/** Why a fleet may not be fielded. */
export interface Problem {
  is: 'faction' | 'empty' | 'stranger' | 'load' | 'supply' | 'points' | 'room'
  say: string
  /** By how many points, pieces or mm it is too much. */
  by?: number
}
