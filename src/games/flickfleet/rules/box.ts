import type { Ship, State } from '../state'
import { classOf } from './ships'

/** Where discs, cubes and pieces go when they are removed, and where Engineering takes them from (001:71). */

export function toBox(s: State, kind: string): void {
  s.box[kind] = (s.box[kind] ?? 0) + 1
}

export function fromBox(s: State, kind: string): void {
  s.box[kind] = (s.box[kind] ?? 0) - 1
}

/** What the discs of a location are called: by colour, those of a special system by its name. */
export function colourAt(ship: Ship, location: number): string {
  const { colour, name } = classOf(ship).locations[location]!
  return colour === 'special' ? name : (colour ?? '')
}
