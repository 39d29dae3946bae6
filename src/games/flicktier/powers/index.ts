import type { Entry, Seat } from '../../kit'
import { effectsOf } from '../rules/upgrade'
import type { G, State } from '../state'
import { armory } from './armory'
import { bug } from './bug'
import { claim } from './claim'
import { mothership } from './mothership'
import type { Power, Refuge } from './power'
import { trade } from './trade'
import { warp } from './warp'
import type { Id } from '../../../table/types'

/** By the word of an upgrade's effect, or of a structure. */
const POWERS: Readonly<Record<string, Power>> = {
  warp,
  trade,
  claim_tokens: claim,
  bug,
  mothership_stays: mothership,
  armory,
}

/** What a player has of them. */
function powersOf({ players }: State, seat: Seat): Power[] {
  const player = players[seat]!
  const words = [...effectsOf(seat, player).map(({ op }) => op), ...player.structures.map(({ is }) => is)]
  return [...new Set(words)].flatMap((word) => POWERS[word] ?? [])
}

export const freeEntries = (g: G, seat: Seat): Entry[] =>
  powersOf(g.s, seat).flatMap((power) => power.free?.(g, seat) ?? [])

export const firstEntries = (g: G, seat: Seat): Entry[] =>
  powersOf(g.s, seat).flatMap((power) => power.first?.(g, seat) ?? [])

export const refugesOf = (g: G, seat: Seat, die: Id): Refuge[] =>
  g.s.players[seat] ? powersOf(g.s, seat).flatMap((power) => power.refuges?.(g, seat, die) ?? []) : []
