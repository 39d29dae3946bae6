import { editsFrom } from '../record/edits'
import { stateNow, type Match } from '../match'
import type { AskedPrompt, Effect } from '../record/record'

/** Nothing is known of what was made of it. */
export const NO_EFFECT: Effect = { state: [], said: [], asked: null }

/** What has just been made of the match. `heard`: so many lines had been said before. */
export function effectNow(m: Match, heard: number): Effect {
  if (!m.shown) return NO_EFFECT
  const now = stateNow(m)
  const state = editsFrom(m.shown, now)
  m.shown = now
  return { state, said: m.running.turn.lines.slice(heard), asked: askedNow(m) }
}

function askedNow({ running: { turn } }: Match): AskedPrompt | null {
  const { request } = turn
  if (request?.do !== 'ask') return null
  const { key, why, rule, house, asks } = request
  const waiting = asks.filter(({ extra }) => !extra).map(({ seat }) => seat)
  return { key, why, ...(rule ? { rule } : {}), ...(house ? { house } : {}), waiting }
}
