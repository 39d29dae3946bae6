import type { Colour } from './types'

/** What lies in the base box: the supply of a fair battle (D-10) and a check on the ship data. */

/** 001:8-13: ships by faction and class. */
export const supply: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  imperium: { dreadnought: 1, destroyer: 4, carrier: 1, fighter_wing: 4, bomber_wing: 1 },
  uprising: { destroyer: 3, carrier: 2, fighter_wing: 4, bomber_wing: 2 },
}

/** 001:17-19: wooden discs by colour, and cubes. */
export const discs: Readonly<Record<Colour, number>> = {
  red: 26, white: 11, blue: 11, yellow: 4, orange: 3, black: 1,
}
export const cubes = { shield: 24, hull: 3, activation: 22 } as const
