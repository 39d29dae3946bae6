import {
  type AnyGame,
  type Ask,
  boardFor,
  type Description,
  type Option,
  type PieceWords,
  type Seat,
} from '../../../games/kit'
import type { View } from '../../../match'
import type { Scene } from '../../../players/human'
import { type Reach, UNMEASURED } from '../../../players/reach'
import { createTape } from '../../../table/tape'
import type { Board, Rest, Side } from '../../../table/types'
import type { Mark } from '../../parts/mark'
import { usualMark } from '../../parts/marks'

/** What it takes to read a view of a game. */
export interface GameLook {
  game: AnyGame
  /** By the words with which a description marks its sides; seats of other words have usual ones. */
  marks: Readonly<Record<string, Mark>>
  /** How far its pieces go; without it nobody knows. */
  reach?: Reach
}

/** A view with what the page works out of it. Everything here follows from the view alone. */
export interface Seen {
  view: View
  game: AnyGame
  /** What it lies on. */
  board: Board
  description: Description
  /** 'Introductory scenario'. */
  setup: string
  /** 'Round 4'. */
  title: string
  choices: AskedOption[]
  /** Whose eyes the page looks through: who decides, else the first of the viewer's seats. */
  seat: Seat
  nameOf(seat: Seat): string
  /** What tells its pieces apart; of what is no seat: nobody's. */
  markOf(seat: Seat): Mark
  /** Where it sits. */
  edgeOf(seat: Seat): Side
  sceneFor(seat: Seat): Scene
}

/** An option with the question it belongs to. */
export interface AskedOption {
  key: string
  ask: Ask
  option: Option
}

const tapes = new WeakMap<Board, ReturnType<typeof createTape>>()

function tapeOf(board: Board, rest: Rest) {
  const tape = tapes.get(board) ?? createTape(board)
  tapes.set(board, tape)
  return tape(rest)
}

export function see(view: View, look: GameLook): Seen {
  const { game, marks } = look
  const { state } = view
  const board = boardFor(game, state)
  const tape = tapeOf(board, state.table)
  const described = game.describe(state, tape)
  const description = view.ended ? atRest(described) : described
  const places = view.seats.map(({ seat }) => seat)
  const edgeOf = (seat: Seat): Side => description.sides[seat]?.edge ?? 'S'
  const sceneFor = (seat: Seat): Scene => ({
    board,
    rest: state.table,
    tape,
    edge: edgeOf(seat),
    reach: look.reach ?? UNMEASURED,
    nameOf: (id) => description.pieces[id]?.name ?? id,
  })
  return {
    view,
    game,
    board,
    description,
    sceneFor,
    setup: game.setups.find(({ id }) => id === view.setup)?.name ?? view.setup,
    title: game.title(state),
    choices: choicesOf(view),
    seat:
      asksOf(view)[0]?.seat ?? (view.seats.find(({ player }) => player === 'human') ?? view.seats[0]!).seat,
    nameOf: (seat) => view.seats.find((one) => one.seat === seat)?.name ?? seat,
    markOf: (seat) => marks[description.sides[seat]?.mark ?? ''] ?? usualMark(places.indexOf(seat)),
    edgeOf,
  }
}

/** After the end no piece has anything left to do, wherever the rules stood. */
const atRest = ({ pieces, ...rest }: Description): Description => ({
  ...rest,
  pieces: Object.fromEntries(Object.entries(pieces).map(([id, piece]) => [id, still(piece)])),
})

function still(piece: PieceWords): PieceWords {
  const idle = { ...piece }
  delete idle.active
  delete idle.ready
  return idle
}

/** The questions to answer here: those that somebody waits for first. */
export function asksOf({ prompt }: View): Ask[] {
  if (!prompt) return []
  const due = prompt.asks.filter(({ seat, extra }) => !extra && prompt.waiting.includes(seat))
  return [...due, ...prompt.asks.filter(({ extra }) => extra)]
}

const choicesOf = (view: View): AskedOption[] =>
  asksOf(view).flatMap((ask) =>
    ask.options.map((option) => ({ key: `${ask.seat}/${option.id}`, ask, option })),
  )

/** Of its options several may be taken at once: they are ticked first. */
export const takesSeveral = ({ take }: Ask): boolean => take !== undefined && take[1] > 1

/** The digit that takes this choice; 0 when there is none for it. */
export function keyOf(seen: Seen | null, choice: AskedOption): number {
  const number = (seen?.choices.indexOf(choice) ?? -1) + 1
  return number < 10 && !takesSeveral(choice.ask) ? number : 0
}
