import type { Base, Chosen, Fact, Line, Outcome, Request, Seat, SetupChoice } from '../../games/kit'
import type { Flick, Track } from '../../table/types'
import type { Edit } from './edits'

/** What was flicked, and what it was put on for that. */
export type Flicking = Pick<Flick, 'piece' | 'adds'>

/**
 * What the journal holds. It only grows; an undo is an entry too. `n` counts from 1 and is never used twice.
 */
export type JournalEntry = { n: number } &
  /** `flicked`: as its track says it; not in matches stored before it was kept. */
  (| { is: 'fact'; fact: Fact; flicked?: Flicking; effect?: Effect }
    /**
     * Everything from `undo` on is void. 'rules changed': the running turn no longer fits newer rules and
     * starts again.
     */
    | { is: 'undo'; undo: number; by: Seat; how: 'undo' | 'take back' | 'rules changed' }
    | { is: 'offer'; offer: 'draw' | 'take back'; by: Seat }
    | { is: 'reply'; reply: 'accept' | 'decline'; by: Seat }
    | { is: 'resigned'; by: Seat }
    /** From here on the running turn is played by other rules, or on another table. */
    | { is: 'updated'; rules: string; table: string }
  )

export type FactEntry = Extract<JournalEntry, { is: 'fact' }>
export type UndoEntry = Extract<JournalEntry, { is: 'undo' }>

/** A line of the log; `n`: the journal entry that caused it. */
export interface LogLine extends Line {
  n: number
}

/**
 * What the rules made of a fact, or of the start of a turn, kept so that it can be shown for ever: other
 * rules would make something else of it.
 */
export interface Effect {
  /** What it changed in the state. */
  state: Edit[]
  said: LogLine[]
  /** What was asked then; null: nothing more in this turn. */
  asked: AskedPrompt | null
}

/** A question as everybody may read it, and whose decision was due. */
export interface AskedPrompt extends Pick<Request, 'key' | 'why' | 'rule' | 'house'> {
  waiting: Seat[]
}

/** Where a turn began: enough to go on from here. */
export interface TurnStart {
  /** The next entry's number when the turn began. */
  n: number
  /** By which rules it began and on which table; an entry 'updated' in it says more. */
  rules: string
  table: string
  before: Base
  /** Before its first question. */
  effect: Effect
  /** This is a copy that keeps to itself something of what the turn began with, or of its effects. */
  covered?: true
}

export interface SeatName {
  seat: Seat
  name: string
  /** 'human', or the name of a bot. */
  player: string
  /** Seats of the same team win and lose together. */
  team?: string
}

/** How a match ended. 'not stored': before format 2 the result was not kept. */
export interface Ending extends Outcome {
  how: 'rules' | 'resigned' | 'agreed' | 'not stored'
}

/** A whole match as plain data: what is stored, downloaded and verified. */
export interface MatchRecord {
  format: 2
  game: string
  setup: SetupChoice
  seats: SeatName[]
  /** Everybody looks at one screen: taking back needs nobody's consent. */
  sameScreen: boolean
  /** The secret that all chance is drawn from. Left out of a file that is given away before the end. */
  chance?: string
  journal: JournalEntry[]
  turns: TurnStart[]
  /** Answers to a simultaneous question that still waits for others. */
  pending: Record<Seat, Chosen>
  /** How it ended. Null while it goes on. */
  ending: Ending | null
}

/** What one step added: stored first, shown after. */
export interface Change {
  entries: JournalEntry[]
  tracks: Record<number, Track>
  /** Turns that began; those that began after `voidFrom` are gone. */
  turns: TurnStart[]
  voidFrom?: number
  pending: Record<Seat, Chosen>
  ending: Ending | null
}
