import { flicktier } from '../../../games/flicktier'
import type { Screen } from '../screen'
import { MARKS } from './marks'

/** The Final Flicktier on the page. */
export const screen: Screen = {
  game: flicktier,
  marks: MARKS,
  strength: 'Points that lie open',
}
