import type { Change, MatchRecord, MatchSummary } from '../../match'
import type { Track } from '../../table/types'

/** What a step needs in the store besides what it added. */
export interface StoredStanding extends Pick<MatchSummary, 'title' | 'waiting'> {
  /** Position of the first turn of the change: it and those after it replace what is stored there. */
  firstTurn: number
}

/** Where matches are kept. Every call is one transaction: whole, or not at all. */
export interface MatchStore {
  /** What was loaded in another term than this is old: another server may have moved it on meanwhile. */
  term(): number
  /** Keeps a new match with all that its start added. */
  create(id: string, record: MatchRecord, change: Change, standing: StoredStanding): Promise<void>
  /** Keeps one step. Fails when another server has moved the match on meanwhile. */
  append(id: string, change: Change, standing: StoredStanding): Promise<void>
  load(id: string): Promise<MatchRecord | null>
  /** Matches that are not over, newest first. */
  list(): Promise<MatchSummary[]>
  /** How the flick of that journal entry went. */
  track(id: string, n: number): Promise<Track | null>
}

/** A match that this server cannot go on with: why, for players. */
export class CannotOpen extends Error {}

/** Nothing can be read or stored for a while: a plain reason for players. */
export class StoreLost extends Error {
  constructor() {
    super('The server has lost its database. It goes on as soon as it has it again; please try again then.')
  }
}
