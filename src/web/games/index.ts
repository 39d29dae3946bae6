import { openReach } from '../../players/reach'
import { GAMES } from '#screens'
import type { GameThere } from './card'
import type { Screen } from './screen'

export { GAMES }

export const gameNamed = (id: string): GameThere | undefined =>
  GAMES.find(({ there }) => there?.id === id)?.there

/** What the page knows of a game, with how far its pieces go; null where there is no such game. */
export async function screenOf(id: string): Promise<Screen | null> {
  const screen = await gameNamed(id)?.load()
  return screen ? { ...screen, reach: openReach(await screen.game.reach?.()) } : null
}
