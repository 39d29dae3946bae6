import { games } from '../../games'
import type { WantedMatch } from '../../match'
import { createGlide } from '../../table/glide'
import { createTape } from '../../table/tape'
import type { BotPool } from '../bots/pool'
import type { Shelf } from '../shelf'

/** The games on tables without physics: nothing can be flicked. */
export const shelfWithoutPhysics: Shelf = {
  games,
  tables: (board) => ({
    board,
    tape: createTape(board),
    glide: createGlide(board),
    play: () => {
      throw new Error('There is no physics here.')
    },
  }),
}

/** No bot plays in these matches: a thread that is asked for would fail. */
export const noThreads: BotPool = {
  think: () => {
    throw new Error('There are no bots here.')
  },
  advise: () => {
    throw new Error('There are no bots here.')
  },
  close: () => Promise.resolve(),
}

export const UPRISING = 'uprising'
export const IMPERIUM = 'imperium'

/** The introductory scenario of FlickFleet, which first asks Uprising for a ship. */
export const introduction = (sameScreen = true): WantedMatch => ({
  game: 'flickfleet',
  setup: { setup: 'introductory', choices: {} },
  names: { [UPRISING]: 'Ada', [IMPERIUM]: 'Grace' },
  sameScreen,
})
