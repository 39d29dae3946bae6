import { canonical } from '../../games/kit'
import { openMatch, view, viewAt, type Match, type MatchRecord } from '../../match'
import { leaks, type Look } from './leaks'

/** What is wrong with a match as it stands, in words; nothing when all is well. */
export function inspect(match: Match, look: Look = view): string[] {
  const { game, running } = match
  return [
    ...game.faults(running.turn.s),
    ...fixedMoved(match),
    ...afterLoading(match),
    ...past(match),
    ...leaks(match, look),
  ]
}

/** What is fixed is where it was, whatever the last flick did. */
function fixedMoved({ record, running }: Match): string[] {
  const last = record.journal.at(-1)
  const result = last && last.is === 'fact' && last.fact.did === 'answered' ? last.fact.by.result : undefined
  const moved = [
    ...Object.keys(result?.poses ?? {}),
    ...(result?.events ?? []).flatMap((event) => (event.is === 'out' ? [event.a] : [])),
  ]
  const { table } = running.turn.s
  return moved.filter((id) => table[id]?.fixed).map((id) => `'${id}' is fixed and was moved`)
}

/** Saving and loading must give the same state, question, and answers that are kept back. */
function afterLoading(match: Match): string[] {
  const saved = asSaved(match.record)
  const { match: loaded } = openMatch(match.game, match.table, saved, { luck: match.luck })
  const parts = {
    state: (m: Match) => m.running.turn.s,
    question: (m: Match) => m.running.turn.request,
    asks: (m: Match) => m.asks,
    answers: (m: Match) => m.record.pending,
  }
  return Object.entries(parts).flatMap(([name, part]) =>
    canonical(part(match)) === canonical(part(loaded))
      ? []
      : [`After saving and loading the ${name} is another`],
  )
}

/** Through JSON, as a file is; turns that are over came through it when they were the last. */
function asSaved({ turns, journal, ...rest }: MatchRecord): MatchRecord {
  const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
  const since = journal.findIndex(({ n }) => n >= turns.at(-1)!.n)
  const over = since < 0 ? journal.length : since
  return {
    ...through(rest),
    turns: [...turns.slice(0, -1), through(turns.at(-1)!)],
    journal: [...journal.slice(0, over), ...through(journal.slice(over))],
  }
}

/** Looked back at, the last step is the match as it stands. */
function past(match: Match): string[] {
  const { game, record } = match
  const now = view(match, [])
  const then = viewAt(game, record, record.journal.at(-1)?.n ?? 0, [])
  const parts = ['state', 'log', 'ended'] as const
  return parts
    .filter((part) => canonical(now[part]) !== canonical(then[part]))
    .map((part) => `Looking back, the ${part} is another`)
}
