import type { Flicked, Match, Plays } from '../../match'

/** A flick as it is sent to a thread. `board`: its name among those of the game. */
export interface FlickJob {
  game: string
  board: string
  plays: Plays
}

/** Plays a flick of a match, wherever that is. `client`: who flicks; nobody takes all threads. */
export type PlayFlick = (match: Match, plays: Plays, client: string) => Flicked | Promise<Flicked>
