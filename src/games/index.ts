import { flickfleet } from './flickfleet'
import { flicktier } from './flicktier'
import type { AnyGame } from './kit'

/** Every game on this table. */
export const games: readonly AnyGame[] = [flickfleet, flicktier]

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)
