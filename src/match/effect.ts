import { copy, type Base } from '../games/kit'
import { editsFrom } from './edits'
import { runningStart, type Match } from './match'
import type { Asked, Effect, LogLine, TurnStart } from './record'

/** Nothing is known of what was made of it. */
export const NO_EFFECT: Effect = { state: [], said: [], asked: null }

/** What entry `n`, or the start of the turn before it, has just made of the match. */
export function effectNow(m: Match, n: number): Effect {
  if (!m.shown) return NO_EFFECT
  const { s, lines } = m.running.turn
  const now: Base = copy({ ...s, log: [] })
  const state = editsFrom(m.shown, now)
  m.shown = now
  return { state, said: saidAt(lines, n, runningStart(m)), asked: askedNow(m) }
}

/** A turn that begins speaks under the number of the entry that comes next: that is told once. */
function saidAt(lines: readonly LogLine[], n: number, start: TurnStart): LogLine[] {
  const said = lines.filter((line) => line.n === n)
  return n === start.n ? said.slice(start.effect.said.length) : said
}

function askedNow({ running: { turn } }: Match): Asked | null {
  const { request } = turn
  if (request?.do !== 'ask') return null
  const { key, why, rule, house, asks } = request
  const waiting = asks.filter(({ extra }) => !extra).map(({ seat }) => seat)
  return { key, why, ...(rule ? { rule } : {}), ...(house ? { house } : {}), waiting }
}
