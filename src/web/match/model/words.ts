import { listed, type Seat } from '../../../games/kit'
import { type Ending, type LogLine, sayResult, type View } from '../../../match'
import { coveredSeats } from './secret'
import { asksOf } from './seen'

/** An entry of the log, or several that belong together. */
export interface LogEntry {
  /** The entry it begins with. */
  n: number
  say: string
  /** The line whose rule governs it. */
  about?: LogLine['about']
}

/** Newest first, a line for each entry. */
export function newestFirst(log: readonly LogLine[]): LogEntry[] {
  const numbers = [...new Set(log.map(({ n }) => n))]
  const told = numbers.map((n) => ({
    n,
    say: log
      .filter((line) => line.n === n)
      .map(({ say }) => say)
      .join(' '),
  }))
  return told.toReversed()
}

/** What was added to the log; everything again when something was taken back. */
export function added(before: readonly LogLine[], now: readonly LogLine[]): LogLine[] {
  const same = before.every(({ n, say }, i) => now[i]?.n === n && now[i]?.say === say)
  return same ? now.slice(before.length) : now.slice(-1)
}

/** What is worth a sound of itself: the end, or that somebody else has to decide now. */
export function noticeOf(before: View, now: View): 'over' | 'turn' | null {
  if (now.ended) return before.ended ? null : 'over'
  const [was, is] = [before, now].map(({ prompt }) => prompt?.waiting[0])
  return is !== undefined && is !== was ? 'turn' : null
}

type NameOf = (seat: string) => string

/** The first line of the page: who decides what. */
export function headline(view: View, nameOf: NameOf): string {
  if (view.ended) return view.ended.draw ? 'A draw. Nobody wins.' : sayResult(view.ended, view.seats)
  const [ask] = asksOf(view)
  if (ask) return `${nameOf(ask.seat)}: ${ask.say}`
  const covered = coveredSeats(view)
  if (covered.length > 0)
    return `${listed(covered.map(nameOf))} ${covered.length > 1 ? 'decide' : 'decides'} in secret.`
  if (view.prompt) return `Waiting for ${listed(view.prompt.waiting.map(nameOf))}.`
  return view.log.length > 0 ? 'The turn is over.' : 'The table is being set.'
}

/** The second line: the consequence people forget, or why it ended. */
export function underline(view: View): string {
  if (view.ended) return view.ended.why
  const [ask] = asksOf(view)
  const why = view.prompt?.why ?? ''
  return ask?.hint ?? (why === ask?.say ? '' : why)
}

/** How a side stands, beside its name. */
export function statusOf({ ended, out, prompt }: View, seat: Seat): string {
  if (ended) return endedFor(ended, seat)
  if (out.includes(seat)) return 'out'
  return prompt?.waiting.includes(seat) ? 'to decide' : 'waiting'
}

function endedFor({ how, winners, draw }: Ending, seat: Seat): string {
  if (how === 'not stored') return 'the match is over'
  if (draw) return 'a draw'
  return winners.includes(seat) ? 'wins' : 'loses'
}
