import { copySharing, type AnyGame, type Ask, type Base } from '../games/kit'
import { placeOf, type Luck, type Place } from './play/chance'
import { factsFrom } from './record/journal'
import type { Change, FactEntry, LogLine, MatchRecord, TurnStart } from './record/record'
import type { Table } from './table'
import type { TurnFeed } from './play/turn'

/** A match in memory. Plain functions work on it; only `record` is kept. */
export interface Match {
  readonly game: AnyGame
  readonly table: Table
  readonly record: MatchRecord
  running: TurnFeed
  /** What is asked now, every placement with an example; empty once the match is over. */
  asks: Ask[]
  readonly luck: Luck
  /** Facts come from a journal: nothing is drawn or answered here. */
  readonly replaying: boolean
  /** The state as the record alone shows it: what is added next is told from here. Null: nothing is kept. */
  shown: Base | null
  /** The state when it was last asked for (`stateNow`). */
  copied: Base | null
  /** The log before the running turn. */
  told: SaidBefore | null
}

/** What was said before that turn, to everybody and to some. */
export interface SaidBefore {
  before: TurnStart
  lines: readonly LogLine[]
}

/** The state as it stands, without its log: a copy that never changes and shares what stays the same. */
export function stateNow(m: Match): Base {
  m.copied = copySharing(m.copied, { ...m.running.turn.s, log: [] })
  return m.copied
}

export const emptyChange = (): Change => ({ entries: [], tracks: {}, turns: [], pending: {}, ending: null })

export const nextNumber = (m: Match): number => (m.record.journal.at(-1)?.n ?? 0) + 1

export const runningStart = (m: Match): TurnStart => m.record.turns.at(-1)!

/** The facts of the running turn that count. */
export function turnFacts(m: Match): FactEntry[] {
  return factsFrom(m.record.journal, runningStart(m).n)
}

/** What the chance of a request with this key hangs on now. */
export const placeNow = (m: Match, key: string): Place => placeOf(m.record.turns.length, key, turnFacts(m))
