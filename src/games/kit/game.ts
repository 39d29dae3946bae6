import type { Board, Id, Refusal, Rest, Tape } from '../../table/types'
import type { Choice, Choices } from './choice'
import type { Fact, Script } from './fact'
import type { Description } from './describe'
import type { About, Line, LogWord, Under } from './line'
import type { Option, Seat } from './prompt'
import type { Flicks, Measured } from './reach'
import type { Reference } from './reference'
import type { Shown } from './secret'

/** What every game's state has. Plain JSON between turns. `log` holds the lines of the running turn only. */
export interface Base {
  table: Rest
  seats: Seat[]
  /** The team of each seat, where seats win and lose together: ask `teams.ts`, not this. */
  teams?: Record<Seat, string>
  /** Seats that take no part any more: they left, or the rules put them out. They are asked nothing. */
  out?: Seat[]
  log: Line[]
}

/**
 * The one argument every rule function takes: state, rules, and the tape on the state's table as it is now.
 */
export interface Play<S extends Base, R> {
  readonly s: S
  readonly rules: R
  readonly tape: Tape
}

/** A place that a set-up offers. Seats of the same team win and lose together. */
export interface SetupSeat {
  id: Seat
  name: string
  team?: string
}

/** A way to start: what `games` lists and the home page offers. */
export interface Setup {
  id: string
  name: string
  /** What it is about, in a sentence or two. */
  about: string
  /** Who plays, in seat order. `choices`: all of them, filled in as usual where nobody chose. */
  seats(choices: Choices): readonly SetupSeat[]
  choices: readonly Choice[]
  /**
   * What bots are measured with on it, where that is not the usual: `balance` plays each of them,
   * `ladder` the first.
   */
  measured?: readonly Choices[]
}

export type SetupChoice = { setup: string; choices: Choices }

/** All that the match knows of a game. */
export interface Game<S extends Base, R> {
  id: string
  name: string
  /** Changes whenever a stored match could go on differently. */
  version: string
  /** Every table it is played on, by id: constants, for tools that go through all of them. */
  boards: Readonly<Record<string, Board>>
  /** Which of them a match lies on: fixed when it begins. */
  boardOf(s: Shown<S>): string
  setups: Setup[]
  /** The state before the first turn, or why there is none. */
  begin(choice: SetupChoice): { ok: true; state: S } | Refusal
  rules(s: S): R
  /** One turn; a turn may ask nothing. The match ends by the request 'over', never by a turn. */
  turn(g: Play<S, R>): Script
  /**
   * Why a seat cannot answer with that id, which is no option now: a sentence with what is missing; null
   * where there is nothing to say. It is told to that seat alone, and says only what the seat may know.
   */
  whyNot?(g: Play<S, R>, seat: Seat, id: string): string | null
  /** A seat has left a match that goes on, and is in `s.out`: what becomes of its pieces, at once. */
  leaves?(g: Play<S, R>, seat: Seat): void
  /** What does not hold although it always must: for the fuzzer. */
  faults(s: S): string[]
  /**
   * Faults that the fuzzer must find when they are planted: what each does to the state after every step.
   * `about`: for --help.
   */
  planted?: Readonly<Record<string, { about: string; spoil(now: S, before: S): void }>>
  /** The rule functions by file: the fuzzer counts which were reached. */
  chapters: Readonly<Record<string, object>>
  /** What a person calls that piece, who sees the state like this. */
  pieceName(s: Shown<S>, id: Id): string
  /** By the word of a log line (`About.is`). */
  words?: Readonly<Record<string, LogWord>>
  /** What a list of matches says of it: 'Round 4'. Cheap: it is asked after every step. */
  title(s: Shown<S>): string
  /** What every page shows besides the table; `tape`: on the state's table. */
  describe(s: Shown<S>, tape: Tape): Description
  /** What a newcomer may do at a question, in one sentence; null where nothing need be said. */
  coach?(key: string, s: Shown<S>): string | null
  /** The rules in words, fetched when somebody wants to read them. */
  reference?(): Promise<Reference<S>>
  /** How its shapes are flicked: `npm run reach` measures how far they go. */
  flicks?: readonly Flicks[]
  /** What it measured, fetched when somebody aims; without it nobody is told how far a flick goes. */
  reach?(): Promise<Measured>
  /** What a bot needs to play it; without it bots cannot. */
  bot?: BotSense<S, R>
  /** Brings a state of an older version into today's shape. */
  migrate?(old: unknown, from: string): S
}

/** A game's own sense of what is good, for the planner of all games (`src/players/bots`). */
export interface BotSense<S extends Base, R> {
  /** How good the position is for that seat, from -1 (lost) to 1 (won); asked between decisions. */
  judge(g: Play<S, R>, seat: Seat): number
  /**
   * How much an option is worth a try before anything is known of it: above 0, about 1 for an ordinary one.
   */
  leaning(g: Play<S, R>, option: Option): number
  /**
   * A whole state in which the running turn could have begun, with whole facts that could have followed, as
   * far as a seat knows: what is covered in either is drawn from `seed`, so that it fits what the seat sees
   * now. Games without secrets have nothing to draw.
   */
  redraw(seen: SeenTurn, facts: readonly unknown[], seed: string): { state: S; facts: Fact[] }
}

/** What a seat may see of the running turn: the state that it began with, and the state as it is now. */
export interface SeenTurn {
  before: unknown
  now: unknown
}

/** A game as the match sees it: methods are compared loosely on purpose, each game's own types are strict. */
export type AnyGame = Game<Base, unknown>

/** The table that a match lies on. */
export function boardFor(game: AnyGame, s: Shown<Base>): Board {
  const id = game.boardOf(s)
  const board = game.boards[id]
  if (!board)
    throw new Error(`${game.name} has no table '${id}'. It has: ${Object.keys(game.boards).join(', ')}.`)
  return board
}

/** A line of the log. `under`: how it is said under a heading that lines may share. */
export function log(s: Base, say: string, about?: About, under?: Under): void {
  s.log.push({ say, ...(about ? { about } : {}), ...(under ? { under } : {}) })
}
