import type { AnyGame, Base } from '../../games/kit'
import { TABLE_VERSION } from '../../table/version'
import type { MatchRecord } from './record'

/** The version of the rules, and that of the table. */
export interface Versions {
  rules: string
  table: string
}

export const versionsNow = (game: AnyGame): Versions => ({ rules: game.version, table: TABLE_VERSION })

export const areSame = (one: Versions, other: Versions): boolean =>
  one.rules === other.rules && one.table === other.table

/** By which rules and on which table the match was played after entry `n`. */
export function versionsAt({ turns, journal }: MatchRecord, n: number): Versions {
  const start = turns.findLast((turn) => turn.n <= n + 1) ?? turns[0]!
  const update = journal.findLast((entry) => entry.is === 'updated' && entry.n <= n && entry.n >= start.n)
  const { rules, table } = update?.is === 'updated' ? update : start
  return { rules, table }
}

/** A state of these rules in today's shape. */
export const migrated = (game: AnyGame, state: Base, rules: string): Base =>
  rules === game.version || !game.migrate ? state : game.migrate(state, rules)
