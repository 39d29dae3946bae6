import type { IconName } from '../parts/icons'
import type { Screen } from './screen'

/** A game as the home page lists it, before anything of it is loaded. */
export interface GameCard {
  name: string
  /** What it is, in a line. */
  line: string
  players: string
  credit: { designers: string; publisher: string }
  /** Without it its rules are not on this table yet. */
  there?: GameThere
}

export interface GameThere {
  /** In addresses, and of the game itself. */
  id: string
  /** Of the table, at two widths: 520 and 1040 px, drawn by `npm run pictures`. */
  picture?: { small: string; large: string }
  /** The first set-up at once; without it with everything as usual, under 'Same screen'. */
  quick?: {
    /** What is said of it. */
    say: string
    /** `word` of `choice`. The first is what one plays against a bot. */
    choice: string
    ways: readonly { word: string; say: string; icon: IconName }[]
  }
  /** Its own pages besides the rules. */
  pages?: readonly { at: string; name: string }[]
  load(): Promise<Screen>
}
