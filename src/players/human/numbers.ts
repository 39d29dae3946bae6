import { roundTo, turn } from '../../table/exact'
import type { Side } from '../../table/types'

/** Where what a person sets becomes the table's numbers: what is shown is what is sent and played. */

/** The speeds of an option, mm/s. */
export interface Speeds {
  min: number
  max: number
}

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** Degrees to the table's steps of 0.05, in [0, 360). */
export const toBearing = (degrees: number): number => turn(roundTo(turn(degrees), 20))

/** A contact point, mm, to steps of 0.1. */
export const toAt = (mm: number): number => roundTo(mm, 10)

/** Steps of 0.1 from 0 to 100. The speed follows from it, never the other way round. */
export const toStrength = (strength: number): number => clamp(roundTo(strength, 10), 0, 100)

/** The speed of a strength, whole mm/s. */
export const speedAt = (strength: number, { min, max }: Speeds): number =>
  clamp(Math.round(min + (strength / 100) * (max - min)), min, max)

/** The other way round; where an option has one speed only, its strength is 0. */
export const strengthOf = (speed: number, { min, max }: Speeds): number =>
  speed <= min ? 0 : (100 * (speed - min)) / (max - min)

/** The bearing that points away from a seat at this edge. */
export const AHEAD: Readonly<Record<Side, number>> = { S: 0, W: 90, N: 180, E: 270 }

/** A bearing of the table as the seat at this edge reads it: 0 is away from the seat, clockwise. */
export const fromSeat = (bearing: number, edge: Side): number => toBearing(bearing - AHEAD[edge])

/** A bearing as the seat says it, in the frame of the table. */
export const toTable = (bearing: number, edge: Side): number => toBearing(bearing + AHEAD[edge])

/** The smaller way from one bearing to another, degrees in (-180, 180], clockwise positive. */
export function between(from: number, to: number): number {
  const way = turn(to - from)
  return way > 180 ? way - 360 : way
}

/** Centimetres as they are read: whole from 10 cm on, else to 0.1. */
const inCm = (mm: number): number => (mm < 100 ? roundTo(mm / 10, 10) : Math.round(mm / 10))

export const cm = (mm: number): string => `${inCm(mm)} cm`

/** '43 to 59 cm'; 'about 1 cm' where both are read as one. */
export const cmFromTo = (from: number, to: number): string =>
  inCm(from) === inCm(to) ? `about ${cm(to)}` : `${inCm(from)} to ${inCm(to)} cm`
