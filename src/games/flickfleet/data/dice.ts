/** H-DICE: solid acrylic, g. */
export const diceMass = { D6: 4.59, D10: 3.73 } as const

/** H-PHYS: slowest and fastest push of a die, mm/s. */
export const diceSpeed = { min: 600, max: 2500 } as const
