import type { View } from '../../../match'
import type { Screen } from '../../games/screen'
import { announce } from '../../parts/announcer.svelte'
import { settings } from '../../settings/store.svelte'
import { hearNews } from '../../sound'
import type { SoundOf } from '../../sound/told'
import { added, noticeOf } from '../model/words'
import type { News } from '../model/work'

/** For who listens: what happened, and what is asked now. */
export function readNews({ told, asked, yourTurn }: News): void {
  if (yourTurn && settings.now.turnCall === 'assertive') {
    announce(told)
    announce(asked, 'assertive')
  } else announce([told, asked].filter(Boolean).join(' '))
}

/** How the words of the game's log are heard. */
const soundIn =
  ({ game, sounds = {} }: Screen): SoundOf =>
  (word) =>
    sounds[game.words?.[word]?.kind ?? ''] ?? null

/** Lets what was told since be heard; a step that was taken back is silent. */
export function hearBetween(screen: Screen, before: View, now: View): void {
  const taken = now.log.length < before.log.length
  hearNews(taken ? [] : added(before.log, now.log), noticeOf(before, now), soundIn(screen))
}
