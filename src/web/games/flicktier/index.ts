import { flicktier } from '../../../games/flicktier'
import type { Screen } from '../screen'
import { MARKS } from './marks'
import Galaxy from './panels/Galaxy.svelte'
import Player from './panels/Player.svelte'

/** The Final Flicktier on the page. */
export const screen: Screen = {
  game: flicktier,
  marks: MARKS,
  panels: { Side: Player, Foot: Galaxy, offers: () => false },
  strength: 'Points that lie open',
  pieces: async () => (await import('./pieces')).looks,
}
