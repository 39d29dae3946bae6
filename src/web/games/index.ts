import { openReach } from '../../players/reach'
import type { GameCard, GameThere } from './card'
import { card as flickfleet } from './flickfleet/card'
import type { Screen } from './screen'

/** The games in the order of the home page; what the page knows of one is fetched when it is opened. */
export const GAMES: readonly GameCard[] = [
  flickfleet,
  {
    name: 'Flick Wars',
    line: 'Wooden armies, one target each.',
    players: '1 to 6 players',
    credit: { designers: 'Shaun Austin and Andrew Tullsen', publisher: 'Breaking Games' },
  },
  {
    name: 'The Final Flicktier',
    line: 'Your ships are dice. Land, build, trade.',
    players: '2 to 4 players',
    credit: { designers: 'Gabe Barrett', publisher: 'Barrett Publishing' },
  },
]

export const gameNamed = (id: string): GameThere | undefined =>
  GAMES.find(({ there }) => there?.id === id)?.there

/** What the page knows of a game, with how far its pieces go; null where there is no such game. */
export async function screenOf(id: string): Promise<Screen | null> {
  const screen = await gameNamed(id)?.load()
  return screen ? { ...screen, reach: openReach(await screen.game.reach?.()) } : null
}
