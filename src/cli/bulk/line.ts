import type { Choices, Seat } from '../../games/kit'

/** A match to be played by a worker. The same words play the same match. */
export interface Order {
  game: string
  setup: string
  choices: Choices
  /** One player for each seat, in seat order. */
  players: string[]
  seed: string
}

/** How it went: a line of JSON. */
export interface MatchLine extends Order {
  /** None and no draw: everybody has lost. */
  winners: Seat[]
  draw?: true
  seats: Seat[]
  how: string
  /** Who was asked first to act. */
  first: Seat | null
  facts: number
  turns: number
  flicks: number
  /** That the thread which played it computed. */
  seconds: number
}
