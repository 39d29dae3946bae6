import type { AnyGame, Fact, Request } from '../../games/kit'
import type { Track } from '../../table/types'
import { TABLE_VERSION } from '../../table/version'
import { nowhereToGo, withExamples } from './places'
import { effectNow, NO_EFFECT } from './effect'
import { glided } from './glide'
import { nextNumber, placeNow, stateNow, type Match } from '../match'
import type { Change, JournalEntry, MatchRecord, TurnStart } from '../record/record'
import type { Table } from '../table'
import { openTurn, type TurnFeed } from './turn'
import { migrated } from '../record/versions'

/** How a match goes on: facts are fed and kept, turns end and begin, what needs nobody happens. */

/** A turn that asks nothing is allowed; this many in a row are a fault in the rules. */
const MOST_SILENT_STEPS = 1000

/** The running turn at its start. */
export function openRunning(game: AnyGame, table: Table, record: MatchRecord): TurnFeed {
  const { before, rules, n } = record.turns.at(-1)!
  return openTurn(game, table.tape, migrated(game, before, rules), n)
}

export function append(m: Match, change: Change, entry: JournalEntry): void {
  m.record.journal.push(entry)
  change.entries.push(entry)
}

/** Feeds a fact, keeps it, and goes on until somebody has to answer. */
export function addFact(m: Match, change: Change, fact: Fact, track?: Track): void {
  keepFact(m, change, fact, track)
  goOn(m, change)
}

function keepFact(m: Match, change: Change, fact: Fact, track?: Track): void {
  const n = nextNumber(m)
  const heard = m.running.turn.lines.length
  m.running.feed(n, fact)
  if (fact.did === 'all') m.record.pending = {}
  append(m, change, {
    n,
    is: 'fact',
    fact,
    ...(track?.flick ? { flicked: track.flick } : {}),
    ...(m.shown ? { effect: effectNow(m, heard) } : {}),
  })
  if (track) change.tracks[n] = track
}

/** Until somebody has to answer or the match is over: turns end and begin, chance is drawn. */
export function goOn(m: Match, change: Change): void {
  for (let step = 0; step < MOST_SILENT_STEPS; step++) {
    if (!m.running.turn.request) beginTurn(m, change)
    ask(m)
    const due = m.running.turn.request && automatic(m)
    if (due) keepFact(m, change, due.fact, due.track)
    else if (m.running.turn.request) return
  }
  throw new Error('The rules go on without ever asking anybody.')
}

/** A turn as it begins now. */
export const turnStart = (game: AnyGame, n: number, before: TurnStart['before']): TurnStart => ({
  n,
  rules: game.version,
  table: TABLE_VERSION,
  before,
  effect: NO_EFFECT,
})

function beginTurn(m: Match, change: Change): void {
  const start = turnStart(m.game, nextNumber(m), stateNow(m))
  m.record.turns.push(start)
  change.turns.push(start)
  m.running = openRunning(m.game, m.table, m.record)
  keepStart(m, start)
}

/** What the turn did before its first question. */
export function keepStart(m: Match, start: TurnStart): void {
  if (m.shown) m.shown = start.before
  start.effect = effectNow(m, 0)
}

/** What is asked now, with examples. */
export function ask(m: Match): void {
  const { request, s } = m.running.turn
  m.asks = request?.do === 'ask' ? request.asks.map((a) => withExamples(m.table, s.table, a)) : []
}

/** A fact, and how what it tells went, if something moved. */
interface Due {
  fact: Fact
  track?: Track
}

/** The fact that needs nobody, if that is what is due: no place, a glide, chance, the last secret answer. */
function automatic(m: Match): Due | null {
  const { request, s } = m.running.turn
  if (!request || m.replaying) return null
  const nowhere = nowhereToGo(m.asks)
  if (nowhere) {
    const by = { seat: nowhere.seat, ids: [nowhere.id], pose: 'nowhere' as const }
    return { fact: { key: request.key, did: 'answered', by } }
  }
  if (request.do === 'ask') return collected(m, request)
  if (request.do === 'glide') return glided(m.table, s.table, request)
  const fact = m.luck.draw(placeNow(m, request.key), request)
  return fact && { fact }
}

/** All answers to a simultaneous question, once everybody who is asked has given one. */
function collected({ record }: Match, request: Extract<Request, { do: 'ask' }>): Due | null {
  const { key, asks, until, covered } = request
  const due = asks.filter(({ extra }) => !extra).map(({ seat }) => seat)
  if (until !== 'all' || due.some((seat) => !record.pending[seat])) return null
  const by = Object.fromEntries(asks.flatMap(({ seat }) => answerOf(record, seat)))
  return { fact: { key, did: 'all', by, ...(covered ? { secret: Object.keys(by) } : {}) } }
}

const answerOf = ({ pending }: MatchRecord, seat: string): [string, MatchRecord['pending'][string]][] =>
  pending[seat] ? [[seat, pending[seat]]] : []
