import { mayRead, type Seat, type Viewer } from '../games/kit'
import { ended, nameOf } from './ended'
import type { Match } from './match'
import type { Entry, LogLine } from './record'

/** The log in words: what the rules said and what the players agreed, in order. */
export function logOf(m: Match, viewer: Viewer): LogLine[] {
  const said = [...m.record.turns.flatMap((turn) => turn.lines), ...m.running.turn.lines]
  const readable = said.filter((line) => !line.to || mayRead(viewer, line.to))
  const talk = m.record.journal.flatMap((entry) => {
    const say = sayEntry(m, entry)
    return say ? [{ n: entry.n, say }] : []
  })
  const over = ended(m)
  const last = over ? [{ n: m.record.journal.at(-1)?.n ?? 0, say: sayEnding(m, over.winners, over.why) }] : []
  return [...[...readable, ...talk].sort((a, b) => a.n - b.n), ...last]
}

function sayEntry(m: Match, entry: Entry): string | null {
  if ('undo' in entry) return sayUndo(m, entry)
  if ('offer' in entry)
    return `${nameOf(m, entry.by)} ${entry.offer === 'draw' ? 'offers a draw' : 'asks to take back'}.`
  if ('reply' in entry) return `${nameOf(m, entry.by)} ${entry.reply === 'accept' ? 'agrees' : 'declines'}.`
  return null
}

function sayUndo(m: Match, entry: Extract<Entry, { undo: number }>): string | null {
  if (entry.how === 'rules changed') return 'The rules were updated: this turn starts again.'
  if (entry.how === 'undo') return null
  const whose = whoDid(m, entry.undo) ?? entry.by
  return whose === entry.by
    ? `${nameOf(m, whose)} takes back the last step.`
    : `The last step of ${nameOf(m, whose)} is taken back.`
}

/** Who gave that answer; undefined for what was nobody's alone. */
function whoDid({ record }: Match, n: number): Seat | undefined {
  const entry = record.journal.find((one) => one.n === n)
  return entry && 'fact' in entry && entry.fact.did === 'answered' ? entry.fact.by.seat : undefined
}

function sayEnding(m: Match, winners: readonly string[], why: string): string {
  return winners.length
    ? `${why} ${winners.map((seat) => nameOf(m, seat)).join(' and ')} wins.`
    : `${why} Nobody wins.`
}
