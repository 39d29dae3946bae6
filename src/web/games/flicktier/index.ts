import { flicktier } from '../../../games/flicktier'
import type { Screen } from '../screen'
import { MARKS } from './marks'
import { isInPanel } from './offers'
import Choices from './panels/Choices.svelte'
import Galaxy from './panels/Galaxy.svelte'
import Player from './panels/Player.svelte'
import { SOUNDS } from './sounds'

/** The Final Flicktier on the page. */
export const screen: Screen = {
  game: flicktier,
  marks: MARKS,
  panels: { Side: Player, Foot: Galaxy, Choices, offers: (_, choice) => isInPanel(choice) },
  strength: 'Points that lie open',
  sounds: SOUNDS,
  pieces: async () => (await import('./pieces')).looks,
}
