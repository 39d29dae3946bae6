import type { Ask, Dashboard, Description, Option, PieceWords, Seat } from '../../../games/kit'
import type { View } from '../../../match'
import type { Scene } from '../../../players/human'
import { createTape } from '../../../table/tape'
import type { Board, Rest } from '../../../table/types'
import { TABLES, type TableOf } from '../../games/tables'

/** A view with what the page works out of it. Everything here follows from the view alone. */
export interface Seen {
  view: View
  table: TableOf
  description: Description
  /** 'Introductory scenario'. */
  setup: string
  /** 'Round 4'. */
  title: string
  choices: Choice[]
  /** Whose eyes the page looks through: who decides, else the first of the viewer's seats. */
  seat: Seat
  nameOf(seat: Seat): string
  sideOf(seat: Seat): string
  sceneFor(seat: Seat): Scene
}

/** An option with the question it belongs to. */
export interface Choice {
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

/** `known`: the games there are. Null for a game that this page does not know. */
export function see(view: View, known: Readonly<Record<string, TableOf>> = TABLES): Seen | null {
  const table = known[view.game]
  if (!table) return null
  const state = view.state
  const tape = tapeOf(table.game.board, state.table)
  const described = table.game.describe(state, tape)
  const description = view.ended ? atRest(described) : described
  const sceneFor = (seat: Seat): Scene => ({
    board: table.game.board,
    rest: state.table,
    tape,
    edge: table.edgeOf(state, seat),
    reach: table.reach,
    nameOf: (id) => description.pieces[id]?.name ?? id,
  })
  return {
    view,
    table,
    description,
    sceneFor,
    setup: table.game.setups.find(({ id }) => id === view.setup)?.name ?? view.setup,
    title: table.game.title(state),
    choices: choicesOf(view),
    seat:
      asksOf(view)[0]?.seat ?? (view.seats.find(({ player }) => player === 'human') ?? view.seats[0]!).seat,
    nameOf: (seat) => view.seats.find((one) => one.seat === seat)?.name ?? seat,
    sideOf: (seat) => table.sideOf(state, seat),
  }
}

/** After the end no piece has anything left to do, wherever the rules stood. */
const atRest = ({ boards, pieces, ...rest }: Description): Description => ({
  ...rest,
  boards: boards.map(idle),
  pieces: Object.fromEntries(Object.entries(pieces).map(([id, piece]) => [id, still(piece)])),
})

function still(piece: PieceWords): PieceWords {
  const idle = { ...piece }
  delete idle.active
  delete idle.ready
  return idle
}

function idle(board: Dashboard): Dashboard {
  const still = { ...board, cube: false }
  delete still.active
  return still
}

/** The questions to answer here: those that somebody waits for first. */
export function asksOf({ prompt }: View): Ask[] {
  if (!prompt) return []
  const due = prompt.asks.filter(({ seat, extra }) => !extra && prompt.waiting.includes(seat))
  return [...due, ...prompt.asks.filter(({ extra }) => extra)]
}

const choicesOf = (view: View): Choice[] =>
  asksOf(view).flatMap((ask) =>
    ask.options.map((option) => ({ key: `${ask.seat}/${option.id}`, ask, option })),
  )

/** The digit that takes this choice; 0 when there is none for it. */
export function keyOf(seen: Seen | null, choice: Choice): number {
  const number = (seen?.choices.indexOf(choice) ?? -1) + 1
  return number < 10 && !choice.ask.take ? number : 0
}
