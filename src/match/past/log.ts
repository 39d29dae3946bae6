import { mayRead, type Score, type Seat, type Viewer } from '../../games/kit'
import { nameIn, sayResult } from '../outcome'
import { liveFacts } from '../record/journal'
import type { Match } from '../match'
import type { Ending, Entry, LogLine, MatchRecord, TurnStart } from '../record/record'

/** The log in words: what the rules said and what the players agreed, in order. */
export const logOf = (m: Match, viewer: Viewer): LogLine[] =>
  linesOf(m.record, viewer, { running: m.running.turn.lines })

/** `running`: what the last turn said, where that is known better; `upTo`: the last entry that counts. */
export function linesOf(
  record: MatchRecord,
  viewer: Viewer,
  { running, upTo = Infinity }: { running?: readonly LogLine[]; upTo?: number },
): LogLine[] {
  const said = running
    ? [...saidIn(record, record.turns.slice(0, -1), upTo), ...running]
    : saidIn(record, record.turns, upTo)
  const readable = said.filter((line) => !line.to || mayRead(viewer, line.to))
  const talk = record.journal.filter(({ n }) => n <= upTo).flatMap((entry) => talkOf(record, entry))
  const lines = [...readable, ...talk].sort((a, b) => a.n - b.n)
  const last = record.journal.at(-1)?.n ?? 0
  const end = record.ending && upTo >= last ? sayEnding(record, record.ending) : []
  return [...lines, ...end.map((say) => ({ n: last, say }))]
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

function talkOf(record: MatchRecord, entry: Entry): LogLine[] {
  const say = sayEntry(record, entry)
  return say ? [{ n: entry.n, say }] : []
}

function sayEntry(record: MatchRecord, entry: Entry): string | null {
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

function sayUndo(record: MatchRecord, entry: Extract<Entry, { is: 'undo' }>): string | null {
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
