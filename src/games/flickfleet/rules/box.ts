import type { Ship, State } from '../state'
import { classOf } from './ships'

/** Where discs, cubes and pieces go when they are removed, and where Engineering takes them from (001:71). */

export function toBox(s: State, kind: string): void {
  s.box[kind] = (s.box[kind] ?? 0) + 1
}

export function fromBox(s: State, kind: string): void {
  s.box[kind] = (s.box[kind] ?? 0) - 1
}

/** The colour of the discs of a location. */
export const colourAt = (ship: Ship, location: number): string =>
  classOf(ship).locations[location]!.colour ?? ''
