import type { Saying, Seat, Shown } from '../kit'
import { factionOf } from './data'
import { missionTitle } from './names'
import { whyNotKind } from './rules/build'
import { sayCost } from './rules/cards'
import { whyNotMission } from './rules/missions'
import { nextLevels, whyNotUpgrade } from './rules/upgrade'
import { missionSays, missionWorth } from './says'
import type { State } from './state'
import type { Tape } from '../../table/types'

/** Something that a player may work for, what it takes, and what of it is missing. */
export interface Want {
  id: string
  name: string
  /** 'for 2 Alloy', or what a mission asks for. */
  takes: string
  /** What is missing, shortly; null: nothing. */
  lacks: string | null
  worth: string
}

export const structuresWanted = (s: Shown<State>, seat: Seat): Want[] =>
  factionOf(seat).structures.map((kind) => ({
    id: `build:${kind.id}`,
    name: kind.name,
    takes: sayCost(kind.cost),
    lacks: whyNotKind(s, seat, kind)?.short ?? null,
    worth: `${kind.vp} points`,
  }))

export const upgradesWanted = (s: Shown<State>, seat: Seat): Want[] =>
  nextLevels(seat, s.players[seat]!).map((level) => ({
    id: `upgrade:${level.track}`,
    name: level.name,
    takes: sayCost(level.cost),
    lacks: whyNotUpgrade(s, seat, level)?.short ?? null,
    worth: '',
  }))

export const missionsWanted = (s: Shown<State>, tape: Tape, seat: Seat): Want[] =>
  s.row.map((id) => ({
    id: `complete:${id}`,
    name: missionTitle(id),
    takes: missionSays(id),
    lacks: whyNotMission(s, tape, seat, id)?.short ?? null,
    worth: missionWorth(id),
  }))

/** All of them in sentences. */
export const wantSays = (s: Shown<State>, tape: Tape, seat: Seat): Saying[] => [
  ...missionsWanted(s, tape, seat).map((want) => ({ mark: 'Mission', say: sayWant(want) })),
  ...structuresWanted(s, seat).map((want) => ({ mark: 'Build', say: sayWant(want) })),
  ...upgradesWanted(s, seat).map((want) => ({ mark: 'Upgrade', say: sayWant(want) })),
]

function sayWant({ name, takes, lacks, worth }: Want): string {
  const what = worth ? `${name}, ${worth}` : name
  return `${what}: ${takes}. ${lacks === null ? 'Nothing is missing.' : `Missing: ${lacks}.`}`
}
