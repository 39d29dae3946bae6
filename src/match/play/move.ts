import type { Ask, Chosen, Prompt, Seat } from '../../games/kit'
import { refuse } from '../../table/refusal'
import type { Refusal } from '../../table/types'
import { placeNow, type Match } from '../match'
import { ended } from '../outcome'
import { promptNumber } from '../record/journal'
import { checkAnswer, type Answer, type TableNow } from './check'
import type { Plays } from './flick'
import { readable } from './step'

/** A legal answer on its way into the match: checked, flicked where `plays` says so, then settled. */
export interface Move {
  /** The number of the prompt it answers. */
  n: number
  chosen: Chosen
  plays?: Plays
}

/** The answer as a move, or why it is none. Changes nothing in the match. */
export function checkMove(m: Match, seat: Seat, given: Answer): { ok: true; move: Move } | Refusal {
  const asked = askedOf(m, seat, given.n)
  if (!asked.ok) return asked
  const { prompt, ask } = asked
  const here = tableNow(m, prompt.key)
  const checked = checkAnswer(here, ask, given)
  if (!checked.ok) return readable(m, [seat], explained(m, ask, given, checked))
  const { chosen, flick } = checked
  const plays = flick && prompt.until !== 'all' && { plays: { rest: here.rest, flick } }
  return { ok: true, move: { n: given.n, chosen, ...plays } }
}

/** What is not among the options: the rules' own reason comes first. */
function explained(m: Match, { seat, options }: Ask, { ids }: Answer, refusal: Refusal): Refusal {
  const unknown = Array.isArray(ids)
    ? ids.find((id) => !options.some((option) => option.id === id))
    : undefined
  const why = unknown === undefined ? null : m.game.whyNot?.(m.running.turn.play, seat, String(unknown))
  return why ? refuse(`${why} ${refusal.why}`) : refusal
}

/** The table as it stands, and how a die would be shaken. */
export function tableNow(m: Match, key: string): TableNow {
  return { table: m.table, rest: m.running.turn.s.table, shake: m.luck.shake(placeNow(m, key)) }
}

export interface OpenAsk {
  prompt: Prompt
  ask: Ask
}

/** What that seat is asked now, if that is prompt `n`. */
export function askedOf(m: Match, seat: Seat, n: number): ({ ok: true } & OpenAsk) | Refusal {
  if (ended(m)) return refuse('The match is over.')
  const now = promptNumber(m.record.journal)
  if (n !== now) return refuse(`That answers question ${n}; the question now is ${now}.`)
  const { request } = m.running.turn
  const ask = m.asks.find((a) => a.seat === seat)
  if (request?.do !== 'ask' || !ask) return refuse('It is not your decision now.')
  return { ok: true, prompt: request, ask }
}
