import type { GameCard } from './card'
import { card as flickfleet } from './flickfleet/card'
import { card as flicktier } from './flicktier/card'

/** The games in the order of the home page; what the page knows of one is fetched when it is opened. */
export const GAMES: readonly GameCard[] = [
  flickfleet,
  {
    name: 'Flick Wars',
    line: 'Wooden armies, one target each.',
    players: '1 to 6 players',
    credit: { designers: 'Shaun Austin and Andrew Tullsen', publisher: 'Breaking Games' },
  },
  flicktier,
]
