import { copy, type AnyGame, type Ask, type Fact } from '../games/kit'
import type { Track } from '../table/types'
import { nowhereToGo, withExamples } from './answer'
import { luckOf, placeOf, type Luck, type Place } from './chance'
import { liveFacts } from './journal'
import { glided } from './glide'
import type { Change, Entry, FactEntry, MatchRecord, TurnStart } from './record'
import type { Table } from './table'
import { NoFit, openTurn } from './turn'

/** A match in memory. Plain functions work on it; only `record` is kept. */
export interface Match {
  readonly game: AnyGame
  readonly table: Table
  readonly record: MatchRecord
  running: ReturnType<typeof openTurn>
  /** What is asked now, every placement with an example; empty once the match is over. */
  asks: Ask[]
  readonly luck: Luck
  /** Facts come from a journal: nothing is drawn or answered here. */
  readonly replaying: boolean
}

/** A turn that asks nothing is allowed; this many in a row are a fault in the rules. */
const MOST_SILENT_STEPS = 1000

export const emptyChange = (): Change => ({ entries: [], tracks: {}, turns: [], pending: {} })

export const nextNumber = (m: Match): number => (m.record.journal.at(-1)?.n ?? 0) + 1

export const runningStart = (m: Match): TurnStart => m.record.turns.at(-1)!

/** The facts of the running turn that count. */
export function turnFacts(m: Match): FactEntry[] {
  const { n } = runningStart(m)
  return liveFacts(m.record.journal).filter((entry) => entry.n >= n)
}

/**
 * Opens a match where its record left off: only the running turn is played again. A turn that no longer fits
 * newer rules starts again, which the journal says.
 */
export function openMatch(
  game: AnyGame,
  table: Table,
  record: MatchRecord,
  special: { replaying?: boolean; luck?: Luck } = {},
): { match: Match; change: Change } {
  const change = emptyChange()
  const { replaying = false, luck = luckOf(record.chance ?? '') } = special
  const running = openRunning(game, table, record)
  const match: Match = { game, table, record, luck, replaying, running, asks: [] }
  resume(match, change)
  return { match, change }
}

function openRunning(game: AnyGame, table: Table, record: MatchRecord): Match['running'] {
  const start = record.turns.at(-1)!
  return openTurn(game, table.tape, start.before, start.n)
}

function resume(m: Match, change: Change): void {
  migrate(m)
  try {
    reopen(m)
  } catch (error) {
    if (!(error instanceof NoFit) || m.record.version === m.game.version) throw error
    append(m, change, { n: nextNumber(m), undo: runningStart(m).n, by: '', how: 'rules changed' })
    reopen(m)
  }
  m.record.version = m.game.version
  goOn(m, change)
}

function migrate(m: Match): void {
  const start = runningStart(m)
  if (m.record.version !== m.game.version && m.game.migrate)
    start.before = m.game.migrate(start.before, m.record.version)
}

/** Plays the running turn again from its start. */
export function reopen(m: Match): void {
  m.running = openRunning(m.game, m.table, m.record)
  for (const { n, fact } of turnFacts(m)) m.running.feed(n, fact)
  ask(m)
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

function ask(m: Match): void {
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

/** What the chance of a request with this key hangs on now. */
export const placeNow = (m: Match, key: string): Place => placeOf(m.record.turns.length, key, turnFacts(m))
