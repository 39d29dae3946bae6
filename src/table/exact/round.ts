/** Rounding to a step, as a number that prints short: 12.300000000000001 becomes 12.3. Never returns -0. */
export function roundTo(value: number, perUnit: number): number {
  return Math.round(value * perUnit) / perUnit + 0
}

/** mm to 0.01: what a resting pose keeps. */
export const hundredth = (mm: number): number => roundTo(mm, 100)

/** Degrees into [0, 360). */
export function turn(degrees: number): number {
  const rest = degrees % 360
  return (rest < 0 ? rest + 360 : rest) + 0
}

/** A heading to 0.01 degrees, in [0, 360). */
export const heading = (degrees: number): number => turn(roundTo(turn(degrees), 100))
