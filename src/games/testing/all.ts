import { games as shipped } from '../index'
import type { AnyGame } from '../kit'
import { turncoats } from './turncoats'

/** What `#games` is in builds for tests: the games that are shipped, and the made-up one. */
export const games: readonly AnyGame[] = [...shipped, turncoats]

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)
