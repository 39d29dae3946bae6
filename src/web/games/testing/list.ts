import type { GameCard } from '../card'
import { GAMES as shipped } from '../list'
import { card as turncoats } from './turncoats/card'

/** What `#screens` is in builds for tests: the games that are shipped, and the made-up one. */
export const GAMES: readonly GameCard[] = [...shipped, turncoats]
