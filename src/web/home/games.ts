import { seatsWith, type AnyGame, type Setup } from '../../games/kit'
import type { MatchHost, Reply } from '../../match'
import type { Level } from '../../players/bots/levels'
import { botName } from '../bots/level'
import { TABLES } from '../games/tables'

export interface GameCard {
  /** Of the game, if it is on this table. */
  id?: string
  name: string
  line: string
  players: string
  mat: 'fleet' | 'wars' | 'tier'
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'flickfleet',
    name: 'FlickFleet',
    line: 'Flick ships, then flick the dice they fire.',
    players: '2 players',
    mat: 'fleet',
  },
  { name: 'Flick Wars', line: 'Wooden armies, one target each.', players: '1 to 6 players', mat: 'wars' },
  {
    name: 'The Final Flicktier',
    line: 'Your ships are dice. Land, build, trade.',
    players: '2 to 4 players',
    mat: 'tier',
  },
]

/** How the pieces get on the table: as a choice of every set-up says it. */
export type Placing = 'standard' | 'by hand'

/** A match of the game's first set-up against a bot: the person has the first seat. */
export function startAgainst(host: MatchHost, id: string, level: Level): Promise<Reply<{ id: string }>> {
  const game: AnyGame = TABLES[id]!.game
  const [usual] = game.setups as [Setup]
  const { id: setup } = usual
  const seats = seatsWith(usual, {})
  const [own, ...others] = seats
  return host.create({
    game: id,
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
export function startHere(host: MatchHost, id: string, placing: Placing): Promise<Reply<{ id: string }>> {
  const game: AnyGame = TABLES[id]!.game
  const [usual] = game.setups as [Setup]
  const { id: setup } = usual
  const seats = seatsWith(usual, {})
  return host.create({
    game: id,
    setup: { setup, choices: { placing } },
    names: Object.fromEntries(seats.map((seat) => [seat.id, seat.name])),
    sameScreen: true,
  })
}
