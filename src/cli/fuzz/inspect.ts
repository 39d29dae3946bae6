import { canonical, type Viewer } from '../../games/kit'
import { openMatch, view, type Match, type MatchRecord, type View } from '../../match'

export type Look = (match: Match, viewer: Viewer) => View

/** What is wrong with a match as it stands, in words; nothing when all is well. */
export function inspect(match: Match, look: Look = view): string[] {
  const { game, running } = match
  return [...game.faults(running.turn.s), ...fixedMoved(match), ...afterLoading(match), ...leaks(match, look)]
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

/** Saving, loading and going on must give the same state and the same question. */
function afterLoading(match: Match): string[] {
  const saved = JSON.parse(JSON.stringify(match.record)) as MatchRecord
  const { match: loaded } = openMatch(match.game, match.table, saved, { luck: match.luck })
  const parts = {
    state: (m: Match) => m.running.turn.s,
    question: (m: Match) => m.running.turn.request,
    asks: (m: Match) => m.asks,
  }
  return Object.entries(parts).flatMap(([name, part]) =>
    canonical(part(match)) === canonical(part(loaded))
      ? []
      : [`After saving and loading the ${name} is another`],
  )
}

/** The chance secret is in nobody's view; what a seat answered in secret is in no other's. */
function leaks(match: Match, look: Look): string[] {
  const seats = match.record.seats.map(({ seat }) => seat)
  const viewers: Viewer[] = [[], seats, ...seats.map((seat) => [seat])]
  return viewers.flatMap((viewer) => {
    const seen = JSON.stringify(look(match, viewer))
    return secretsFrom(match, viewer)
      .filter((secret) => seen.includes(secret))
      .map(() => `A covered value is in the view of ${String(viewer) || 'a spectator'}`)
  })
}

function secretsFrom({ record }: Match, viewer: Viewer): string[] {
  const pending = Object.values(record.pending).filter(({ seat }) => !viewer.includes(seat))
  return [record.chance ?? '', ...pending.flatMap(({ ids }) => ids.map((id) => `"${id}"`))].filter(Boolean)
}
