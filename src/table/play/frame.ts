import type { Turn, Vector } from '../turning'

/** Numbers in a frame of a track: x, y, z and the turn. */
export const WIDTH = 7
export const PER_MM = 100
export const PER_UNIT = 10_000

/** Whole numbers, never -0. */
const whole = (value: number): number => Math.round(value) + 0

export const frameOf = ([x, y, z]: Vector, [i, j, k, w]: Turn): number[] => [
  whole(x * PER_MM),
  whole(y * PER_MM),
  whole(z * PER_MM),
  whole(i * PER_UNIT),
  whole(j * PER_UNIT),
  whole(k * PER_UNIT),
  whole(w * PER_UNIT),
]
