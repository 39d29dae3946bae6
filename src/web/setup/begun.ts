import { type AnyGame, type Choices, seatsWith } from '../../games/kit'
import { startMatch, view, type Table, type View } from '../../match'
import { createTape } from '../../table/tape'
import type { Board } from '../../table/types'

/** Nothing moves in a picture: no physics has to be loaded for it. */
const stillTable = (board: Board): Table => ({ board, tape: createTape(board), play: still, glide: still })

function still(): never {
  throw new Error('Nothing moves before the first question.')
}

/** What is drawn by lot before it is the same in every picture. */
const CHANCE = 'chance of the pictures'

/** The view when a match that starts so asks for the first time; null when these choices are refused. */
export function firstQuestion(game: AnyGame, setup: string, choices: Choices): View | null {
  const found = game.setups.find(({ id }) => id === setup)!
  const seats = seatsWith(found, choices).map(({ id, name }) => ({ seat: id, name, player: 'human' }))
  const wanted = { setup: { setup, choices }, seats, sameScreen: true, chance: CHANCE }
  const started = startMatch(game, stillTable, wanted)
  return started.ok ? view(started.match, []) : null
}
