import type { View } from '../../../match'
import type { Seen } from '../model/seen'
import { isCoached, isLearnt } from './coached'

const KEY = 'flicktable.coached'

let done = $state(localStorage.getItem(KEY) !== null)

/**
 * A sentence at each question of somebody's first match against the weakest bot; until the match is over, or
 * enough.
 */
export const coach = {
  wordsFor({ view, game, seat, choices }: Seen): string | null {
    if (done || !isCoached(view) || choices.length === 0) return null
    const { prompt } = view
    return prompt?.waiting.includes(seat) ? (game.coach?.(prompt.key, view.state) ?? null) : null
  },
  /** One match is enough, wherever its end is seen. */
  look(view: View): void {
    if (isLearnt(view)) coach.dismiss()
  },
  dismiss(): void {
    done = true
    localStorage.setItem(KEY, 'yes')
  },
}
