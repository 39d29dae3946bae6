import { copy, type AnyGame, type Fact } from '../games/kit'
import type { Track } from '../table/types'
import { nowhereToGo, withExamples } from './answer'
import { glided } from './glide'
import { nextNumber, placeNow, type Match } from './match'
import type { Change, Entry, MatchRecord, TurnStart } from './record'
import type { Table } from './table'
import { openTurn } from './turn'

/** How a match goes on: facts are fed and kept, turns end and begin, what needs nobody happens. */

/** A turn that asks nothing is allowed; this many in a row are a fault in the rules. */
const MOST_SILENT_STEPS = 1000

/** The running turn at its start. */
export function openRunning(game: AnyGame, table: Table, record: MatchRecord): Match['running'] {
  const start = record.turns.at(-1)!
  return openTurn(game, table.tape, start.before, start.n)
}

export function append(m: Match, change: Change, entry: Entry): void {
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
  m.running.feed(n, fact)
  append(m, change, { n, fact })
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

function beginTurn(m: Match, change: Change): void {
  const { s, lines } = m.running.turn
  const start: TurnStart = { n: nextNumber(m), before: { ...copy(s), log: [] }, lines }
  m.record.turns.push(start)
  change.turns.push(start)
  m.running = openRunning(m.game, m.table, m.record)
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

/** The fact that needs nobody, if that is what is due: no place, a glide, chance. */
function automatic(m: Match): Due | null {
  const { request, s } = m.running.turn
  if (!request || m.replaying) return null
  const nowhere = nowhereToGo(m.asks)
  if (nowhere) {
    const by = { seat: nowhere.seat, ids: [nowhere.id], pose: 'nowhere' as const }
    return { fact: { key: request.key, did: 'answered', by } }
  }
  if (request.do === 'glide') return glided(m.table, s.table, request)
  const fact = m.luck.draw(placeNow(m, request.key), request)
  return fact && { fact }
}
