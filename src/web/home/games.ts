import { type AnyGame, type Setup, seatsWith } from '../../games/kit'
import type { MatchHost, Reply } from '../../match'
import type { Level } from '../../players/bots/levels'
import { botName } from '../bots/level'

/** The set-up that one plays at once, with who plays it. */
function firstOf({ setups }: AnyGame, choices: Record<string, string> = {}) {
  const [usual] = setups as [Setup]
  return { id: usual.id, seats: seatsWith(usual, choices) }
}

/** A match of the game's first set-up against bots: the person has the first seat. */
export function startAgainst(host: MatchHost, game: AnyGame, level: Level): Promise<Reply<{ id: string }>> {
  const { id: setup, seats } = firstOf(game)
  const [own, ...others] = seats
  return host.create({
    game: game.id,
    setup: { setup, choices: {} },
    names: Object.fromEntries([
      [own!.id, `${own!.name} (you)`],
      ...others.map((seat) => [seat.id, botName(level)]),
    ]),
    bots: Object.fromEntries(others.map((seat) => [seat.id, level.id])),
    sameScreen: true,
  })
}

/** A match of the game's first set-up for people at one screen; the sides are the names. */
export function startHere(
  host: MatchHost,
  game: AnyGame,
  choices: Record<string, string>,
): Promise<Reply<{ id: string }>> {
  const { id: setup, seats } = firstOf(game, choices)
  return host.create({
    game: game.id,
    setup: { setup, choices },
    names: Object.fromEntries(seats.map((seat) => [seat.id, seat.name])),
    sameScreen: true,
  })
}
