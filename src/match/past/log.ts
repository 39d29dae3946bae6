import { mayRead, type Score, type Seat, type Viewer } from '../../games/kit'
import { nameIn, sayResult } from '../outcome'
import { runningStart, type Match } from '../match'
import { factsFrom, liveFacts } from '../record/journal'
import type { Ending, JournalEntry, FactEntry, LogLine, MatchRecord, TurnStart } from '../record/record'

/** The log in words: what the rules said and what the players agreed, in order. */
export function logOf(m: Match, viewer: Viewer): LogLine[] {
  const { n } = runningStart(m)
  const since = [...m.running.turn.lines, ...talkBetween(m.record, n)].sort(byEntry)
  return [...readable([...toldBefore(m), ...since], viewer), ...endLines(m.record)]
}

/** What was said before the running turn. A turn that ends is added; after taking back all is told anew. */
function toldBefore(m: Match): readonly LogLine[] {
  const { turns } = m.record
  const start = runningStart(m)
  if (m.told?.before === start) return m.told.lines
  const last = turns.at(-2)
  const lines =
    last && m.told?.before === last
      ? [...m.told.lines, ...turnLines(m.record, last, start.n)]
      : turns.slice(0, -1).flatMap((turn, i) => turnLines(m.record, turn, turns[i + 1]!.n))
  m.told = { before: start, lines }
  return lines
}

/** What was said in a turn that ended with entry `until`. */
function turnLines(record: MatchRecord, { n, effect }: TurnStart, until: number): LogLine[] {
  const facts = factsBetween(record, n, until)
  const said = facts.flatMap((fact) => fact.effect?.said ?? [])
  return [...effect.said, ...said, ...talkBetween(record, n, until)].sort(byEntry)
}

const factsBetween = ({ journal }: MatchRecord, from: number, until: number): FactEntry[] =>
  factsFrom(journal, from).filter(({ n }) => n < until)

function talkBetween(record: MatchRecord, from: number, until = Infinity): LogLine[] {
  const { journal } = record
  const begin = journal.findLastIndex(({ n }) => n < from) + 1
  return journal.slice(begin).flatMap((entry) => (entry.n < until ? talkOf(record, entry) : []))
}

const byEntry = (a: LogLine, b: LogLine): number => a.n - b.n

const readable = (lines: readonly LogLine[], viewer: Viewer): LogLine[] =>
  lines.filter(({ to }) => !to || mayRead(viewer, to))

function endLines(record: MatchRecord): LogLine[] {
  const n = record.journal.at(-1)?.n ?? 0
  return record.ending ? sayEnding(record, record.ending).map((say) => ({ n, say })) : []
}

/** The log of a record after entry `upTo`. */
export function linesOf(record: MatchRecord, viewer: Viewer, upTo: number): LogLine[] {
  const said = saidIn(record, record.turns, upTo)
  const talk = record.journal.filter(({ n }) => n <= upTo).flatMap((entry) => talkOf(record, entry))
  const lines = [...readable(said, viewer), ...talk].sort(byEntry)
  const last = record.journal.at(-1)?.n ?? 0
  return upTo >= last ? [...lines, ...endLines(record)] : lines
}

/** What is stored of these turns, the first of the match. */
function saidIn({ journal, turns }: MatchRecord, these: readonly TurnStart[], upTo: number): LogLine[] {
  const until = turns[these.length]?.n ?? Infinity
  const facts = liveFacts(journal).filter(({ n }) => n < until)
  const dark = new Set(facts.flatMap(({ n, effect }) => (effect ? [] : [n])))
  const starts = these.flatMap(({ effect }) => effect.said)
  return [
    // A turn that begins speaks under the number of the entry that comes next.
    ...starts.filter(({ n }) => n <= upTo || (n === upTo + 1 && !dark.has(n))),
    ...facts.flatMap(({ n, effect }) => (n <= upTo ? (effect?.said ?? []) : [])),
  ]
}

function talkOf(record: MatchRecord, entry: JournalEntry): LogLine[] {
  const say = sayEntry(record, entry)
  return say ? [{ n: entry.n, say }] : []
}

function sayEntry(record: MatchRecord, entry: JournalEntry): string | null {
  switch (entry.is) {
    case 'undo':
      return sayUndo(record, entry)
    case 'offer':
      return `${nameIn(record, entry.by)} ${entry.offer === 'draw' ? 'offers a draw' : 'asks to take back'}.`
    case 'reply':
      return `${nameIn(record, entry.by)} ${entry.reply === 'accept' ? 'agrees' : 'declines'}.`
    case 'resigned':
      return record.ending?.how === 'resigned' && entry.n === record.journal.at(-1)?.n
        ? null
        : `${nameIn(record, entry.by)} resigns.`
    default:
      return null
  }
}

function sayUndo(record: MatchRecord, entry: Extract<JournalEntry, { is: 'undo' }>): string | null {
  if (entry.how === 'rules changed') return 'The rules were updated: this turn starts again.'
  if (entry.how === 'undo') return null
  const whose = whoDid(record, entry.undo) ?? entry.by
  return whose === entry.by
    ? `${nameIn(record, whose)} takes back the last step.`
    : `The last step of ${nameIn(record, whose)} is taken back.`
}

/** Who gave that answer; undefined for what was nobody's alone. */
function whoDid({ journal }: MatchRecord, n: number): Seat | undefined {
  const entry = journal.find((one) => one.n === n)
  return entry?.is === 'fact' && entry.fact.did === 'answered' ? entry.fact.by.seat : undefined
}

function sayEnding(record: MatchRecord, ending: Ending): string[] {
  const result = sayResult(ending, record.seats)
  const scores = Object.entries(ending.scores ?? {})
  return [
    [ending.why, result].filter(Boolean).join(' '),
    ...scores.map(([seat, score]) => `${nameIn(record, seat)}: ${sayScore(score)}.`),
  ]
}

/** '12 points (7 for cards, 5 for planets)'. */
function sayScore({ points, parts }: Score): string {
  const sum = `${points} ${points === 1 ? 'point' : 'points'}`
  return parts.length === 0 ? sum : `${sum} (${parts.map((one) => `${one.points} ${one.say}`).join(', ')})`
}
