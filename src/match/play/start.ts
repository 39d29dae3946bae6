import { seatsWith, wrongChoice, type AnyGame, type SetupChoice } from '../../games/kit'
import type { Refusal } from '../../table/types'
import { turnStart } from './advance'
import type { Luck } from './chance'
import type { Match } from '../match'
import { openMatch } from './open'
import type { Change, MatchRecord, SeatName } from '../record/record'
import { tableFor, type Tables } from '../table'

/** What a new match needs. `chance`: the secret of its chance, at least 16 characters, from outside. */
export interface NewMatch {
  setup: SetupChoice
  seats: SeatName[]
  sameScreen: boolean
  chance: string
}

/** The record of a match before its first answer, or why it cannot start. */
export function newRecord(game: AnyGame, wanted: NewMatch): { ok: true; record: MatchRecord } | Refusal {
  const seats = seatsFit(game, wanted)
  if (!seats.ok) return seats
  const begun = game.begin(wanted.setup)
  if (!begun.ok) return begun
  const turns = [turnStart(game, 1, begun.state)]
  const record: MatchRecord = {
    format: 2,
    game: game.id,
    ...wanted,
    seats: seats.found,
    journal: [],
    turns,
    pending: {},
    ending: null,
  }
  return { ok: true, record }
}

/** The seats that were named, each with its team. */
function seatsFit(game: AnyGame, { setup, seats }: NewMatch): { ok: true; found: SeatName[] } | Refusal {
  const found = game.setups.find(({ id }) => id === setup.setup)
  if (!found) {
    const known = game.setups.map(({ id }) => id).join(', ')
    return { ok: false, why: `${game.name} has no set-up '${setup.setup}'. It has: ${known}.` }
  }
  const wrong = wrongChoice(found.choices, setup.choices)
  if (wrong) return { ok: false, why: wrong }
  const offered = seatsWith(found, setup.choices)
  const wanted = offered.map(({ id }) => id)
  if (wanted.every((id, i) => seats[i]?.seat === id) && seats.length === wanted.length) {
    const teams = offered.map(({ team }) => (team === undefined ? {} : { team }))
    return { ok: true, found: seats.map((seat, i) => ({ ...seat, ...teams[i] })) }
  }
  return { ok: false, why: `${found.name} is played by ${wanted.length} seats: ${wanted.join(', ')}.` }
}

/**
 * Starts a match and runs it up to its first question. `luck`: other chance than the secret's, for scenes.
 */
export function startMatch(
  game: AnyGame,
  tables: Tables,
  wanted: NewMatch,
  luck?: Luck,
): { ok: true; match: Match; change: Change } | Refusal {
  const made = newRecord(game, wanted)
  if (!made.ok) return made
  const table = tableFor(game, tables, made.record)
  const opened = openMatch(game, table, made.record, { isNew: true, ...(luck ? { luck } : {}) })
  opened.change.turns.unshift(made.record.turns[0]!)
  return { ok: true, ...opened }
}
