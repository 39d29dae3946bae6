import { seatsWith, wrongChoice, type AnyGame, type Choices, type SetupSeat } from '../../games/kit'
import { startMatch, type Match, type Tables } from '../../match'
import { digest } from '../../table/exact'
import { levelNamed } from '../../players/bots/levels'
import { UsageError } from '../command'
import { PLAYERS } from './drive'

/** What `play` and `fuzz` start. The same words start the same match. */
export interface Wanted {
  setup: string
  choices: Choices
  /** One player for each seat, in seat order. */
  players: string[]
  seed: string
}

export function newMatch(game: AnyGame, tables: Tables, { setup, choices, players, seed }: Wanted): Match {
  const seats = seatsOf(game, setup, choices)
  if (players.length !== seats.length) {
    throw new UsageError(
      `${game.name}, ${setup} has ${seats.length} seats; ${players.length} players were named.`,
    )
  }
  const unknown = players.find((player) => !PLAYERS.includes(player))
  if (unknown !== undefined)
    throw new UsageError(`There is no player '${unknown}'. There is: ${PLAYERS.join(', ')}.`)
  const bot = players.find((player) => levelNamed(player))
  if (bot !== undefined && !game.bot)
    throw new UsageError(`Bots do not play ${game.name} yet, so '${bot}' cannot.`)
  const named = seats.map(({ id, name }, i) => ({ seat: id, name, player: players[i]! }))
  const chance = `${digest(`chance ${seed}`)}${digest(`more chance ${seed}`)}`
  const started = startMatch(game, tables, {
    setup: { setup, choices },
    seats: named,
    sameScreen: true,
    chance,
  })
  if (!started.ok) throw new UsageError(started.why)
  return started.match
}

function seatsOf(game: AnyGame, setup: string, choices: Choices): readonly SetupSeat[] {
  const found = game.setups.find(({ id }) => id === setup)
  const wrong = found && wrongChoice(found.choices, choices)
  if (wrong) throw new UsageError(wrong)
  if (found) return seatsWith(found, choices)
  throw new UsageError(
    `${game.name} has no set-up '${setup}'. It has: ${game.setups.map(({ id }) => id).join(', ')}.`,
  )
}
