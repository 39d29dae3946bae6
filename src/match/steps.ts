import { copy, cover, type Ask, type Chosen, type Prompt, type Seat, type Viewer } from '../games/kit'
import { BadFlick, named, refuse } from '../table/refusal'
import type { Flick, Refusal, Track } from '../table/types'
import { checkAnswer, type Answer, type Standing } from './answer'
import { ended } from './ending'
import { notFinite } from './finite'
import { promptNumber } from './journal'
import { addFact, goOn } from './advance'
import { emptyChange, placeNow, type Match } from './match'
import { conclude, reopen } from './open'
import type { Change } from './record'

/**
 * What a step did, or why it did nothing. `fault`: a rule threw; for whoever runs the program, never for a
 * player, since its text may name what is covered.
 */
export type Step = { ok: true; change: Change } | (Refusal & { fault?: unknown })

/**
 * Does one step whole or not at all: a rule that throws loses nothing, the match stands where it stood.
 * The match must be stored (`change`) before its new state is shown to anybody.
 */
export function attempt(m: Match, step: (change: Change) => Refusal | void): Step {
  const { journal, turns, pending, ending } = m.record
  const [entries, begun, waiting] = [journal.length, [...turns], copy(pending)]
  const change = emptyChange()
  try {
    const refusal = step(change)
    if (refusal) return refusal
    conclude(m, change)
    return { ok: true, change: { ...change, pending: copy(m.record.pending) } }
  } catch (error) {
    journal.length = entries
    turns.splice(0, turns.length, ...begun)
    Object.assign(m.record, { pending: waiting, ending })
    reopen(m)
    if (error instanceof BadFlick) return readable(m, [], error.refusal)
    return {
      ...refuse('The rules could not go on: a fault of the program. Nothing was changed.'),
      fault: error,
    }
  }
}

/** Answers a prompt. A late, repeated or wrong answer changes nothing and says why. */
export function answer(m: Match, seat: Seat, given: Answer): Step {
  return attempt(m, (change) => {
    const asked = askedOf(m, seat, given)
    if (!asked.ok) return asked
    const checked = checkAnswer(standing(m, asked.prompt.key), asked.ask, given)
    if (!checked.ok) return readable(m, [seat], checked)
    if (asked.prompt.until === 'all') return collect(m, change, checked.chosen)
    settle(m, change, asked, checked)
  })
}

/** The table as it stands, and how a die would be shaken. */
export function standing(m: Match, key: string): Standing {
  return { table: m.table, rest: m.running.turn.s.table, shake: m.luck.shake(placeNow(m, key)) }
}

function askedOf(m: Match, seat: Seat, given: Answer): { ok: true; prompt: Prompt; ask: Ask } | Refusal {
  if (ended(m)) return refuse('The match is over.')
  const now = promptNumber(m.record.journal)
  if (given.n !== now) return refuse(`That answers question ${given.n}; the question now is ${now}.`)
  const { request } = m.running.turn
  const ask = m.asks.find((a) => a.seat === seat)
  if (request?.do !== 'ask' || !ask) return refuse('It is not your decision now.')
  return { ok: true, prompt: request, ask }
}

/** The tape speaks of ids; people know the pieces by name, as far as they see them. */
const readable = (m: Match, viewer: Viewer, refusal: Refusal): Refusal =>
  named(refusal, (id) => m.game.pieceName(cover(m.running.turn.s, viewer), id))

type Asked = { prompt: Prompt; ask: Ask }

function settle(
  m: Match,
  change: Change,
  { prompt, ask }: Asked,
  { chosen, flick }: { chosen: Chosen; flick?: Flick },
): void {
  const played = flick && m.table.play(m.running.turn.s.table, flick)
  const by = played ? { ...chosen, result: played.result } : chosen
  const bad = notFinite(by)
  if (bad) throw new Error(`${bad} is not a finite number.`)
  addFact(
    m,
    change,
    { key: prompt.key, did: 'answered', by, ...(ask.secret ? { secret: true } : {}) },
    played && { ...played.track, flick: flickedIn(flick) },
  )
}

const flickedIn = ({ piece, adds }: Flick): Track['flick'] => (adds ? { piece, adds } : { piece })

/** A simultaneous question: an answer may be changed until the last one is in. */
function collect(m: Match, change: Change, chosen: Chosen): void {
  m.record.pending = { ...m.record.pending, [chosen.seat]: chosen }
  goOn(m, change)
}
