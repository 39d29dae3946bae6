import type { BotSense, Fact } from '../../kit'
import type { Rules } from '../rules/rules'
import type { State } from '../state'
import { judge } from './judge'
import { leaning } from './leaning'

/** What bots know of FlickFleet. Nothing of it is covered, so nothing is drawn anew. */
export const bot: BotSense<State, Rules> = {
  judge,
  leaning,
  redraw: ({ before }, facts) => ({ state: before as State, facts: facts as Fact[] }),
}
