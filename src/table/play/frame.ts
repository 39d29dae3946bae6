import type { Turn, Vector } from '../turning'

/** Numbers in a frame of a track: x, y, z and the turn. */
export const WIDTH = 7
export const PER_MM = 100
export const PER_UNIT = 10_000

/** Whole numbers, never -0. */
const whole = (value: number): number => Math.round(value) + 0

export const frameOf = (at: Vector, turn: Turn): number[] => [
  ...at.map((mm) => whole(mm * PER_MM)),
  ...turn.map((part) => whole(part * PER_UNIT)),
]
