import type { View } from '../../../match'
import type { Screen } from '../../games/screen'

/** What the page knows of the game of a match, fetched once the first view has told which it is. */
export interface FetchedScreen {
  readonly now: Screen | null
  fetch(first: View): Promise<void>
}

/** `screens`: null where there is no such game. */
export function openScreen(screens: (game: string) => Promise<Screen | null>): FetchedScreen {
  let now = $state.raw<Screen | null>(null)
  return {
    get now() {
      return now
    },
    async fetch({ game }) {
      now = await screens(game).catch(() => null)
    },
  }
}
