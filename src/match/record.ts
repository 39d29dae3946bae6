import type { Base, Chosen, Fact, Line, Seat, SetupChoice } from '../games/kit'
import type { Track } from '../table/types'

/**
 * What the journal holds. It only grows; an undo is an entry too. `n` counts from 1 and is never used twice.
 */
export type Entry = { n: number } & (
  | { fact: Fact }
  /**
   * Everything from `undo` on is void. 'rules changed': the running turn no longer fits newer rules and
   * starts again.
   */
  | { undo: number; by: Seat; how: 'undo' | 'take back' | 'rules changed' }
  | { offer: 'draw' | 'take back'; by: Seat }
  | { reply: 'accept' | 'decline'; by: Seat }
  | { resigned: Seat }
)

export type FactEntry = Extract<Entry, { fact: Fact }>
export type UndoEntry = Extract<Entry, { undo: number }>

/** A line of the log; `n`: the journal entry that caused it. */
export interface LogLine extends Line {
  n: number
}

/** Where a turn began: enough to go on from here. `lines`: what the turn before said. */
export interface TurnStart {
  /** The next entry's number when the turn began. */
  n: number
  before: Base
  lines: LogLine[]
}

export interface SeatName {
  seat: Seat
  name: string
  /** 'human', or the name of a bot. */
  player: string
}

/** A whole match as plain data: what is stored, downloaded and verified. */
export interface MatchRecord {
  format: 1
  game: string
  /** The rules it was started with. */
  version: string
  setup: SetupChoice
  seats: SeatName[]
  /** Everybody looks at one screen: taking back needs nobody's consent. */
  sameScreen: boolean
  /** The secret that all chance is drawn from. Left out of a file that is given away before the end. */
  chance?: string
  journal: Entry[]
  turns: TurnStart[]
  /** Answers to a simultaneous question that still waits for others. */
  pending: Record<Seat, Chosen>
}

/** What one step added: stored first, shown after. */
export interface Change {
  entries: Entry[]
  tracks: Record<number, Track>
  /** Turns that began; those that began after `voidFrom` are gone. */
  turns: TurnStart[]
  voidFrom?: number
  pending: Record<Seat, Chosen>
}
