import { roundTo } from '../exact'
import { refuse } from '../refusal'
import { type Board, type Flick, type Refusal, SHAKES } from '../types'

/** The table's own bounds of speed in mm/s; an option's are narrower. */
export const SPEED = { min: 1, max: 2500 } as const

interface Range {
  what: string
  min: number
  max: number
  /** Steps in a unit: 10 for steps of 0.1. */
  perUnit: number
}

/** NaN fails every comparison, so it is refused here too. */
export function outside(value: unknown, { what, min, max, perUnit }: Range): Refusal | undefined {
  const fits = typeof value === 'number' && value >= min && value <= max && roundTo(value, perUnit) === value
  const most = Math.floor(max * perUnit) / perUnit
  if (fits) return undefined
  return refuse(`${what} must be from ${min} to ${most} in steps of ${1 / perUnit}; it was ${value}.`)
}

export const badAt = (at: unknown, min: number, max: number): Refusal | undefined =>
  outside(at, { what: 'The contact point', min, max, perUnit: 10 })

export const badBearing = ({ aim }: Flick): Refusal | undefined =>
  outside(aim.bearing, { what: 'The bearing', min: 0, max: 359.95, perUnit: 20 })

export const badSpeed = ({ aim }: Flick): Refusal | undefined =>
  outside(aim.speed, { what: 'The speed', ...SPEED, perUnit: 1 })

const isChance = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value < 1

/** Chance must be there for a die that is put on a piece; elsewhere it may be left out. */
export function badShake({ shapes }: Board, { shake, adds }: Flick): Refusal | undefined {
  if (!shake)
    return adds && shapes[adds.shape]!.form === 'die' ? refuse('The shake of the die is missing.') : undefined
  const fits = shake.length === SHAKES && shake.every(isChance)
  if (fits) return undefined
  return refuse(`The shake must be ${SHAKES} numbers from 0 to below 1; it was ${shake.join(', ')}.`)
}
