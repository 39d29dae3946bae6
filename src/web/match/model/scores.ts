import type { Score, Seat } from '../../../games/kit'
import type { View } from '../../../match'

/** Seats that win and lose together. */
export interface ScoredSide {
  seats: Seat[]
  /** The points of all its seats together. */
  points: number
}

/** The points at the end as a table: a column for each seat, a row for each part. */
export interface ScoreSheet {
  /** Seats of one side stand together. */
  sides: ScoredSide[]
  rows: { say: string; points: Readonly<Record<Seat, number>> }[]
  totals: Readonly<Record<Seat, number>>
}

/** Null: nothing was counted, or the match goes on. */
export function scoreSheet({ ended, seats }: Pick<View, 'ended' | 'seats'>): ScoreSheet | null {
  const scores = ended?.scores
  if (!scores) return null
  const scored = seats.filter(({ seat }) => scores[seat])
  const teams = [...new Set(scored.map(({ seat, team }) => team ?? seat))]
  const totals = Object.fromEntries(scored.map(({ seat }) => [seat, scores[seat]!.points]))
  const sides = teams.map((side): ScoredSide => {
    const own = scored.filter(({ seat, team }) => (team ?? seat) === side).map(({ seat }) => seat)
    return { seats: own, points: sum(own.map((seat) => totals[seat]!)) }
  })
  return { sides, rows: rowsOf(scores), totals }
}

/** In the order in which the parts are first named. */
function rowsOf(scores: Readonly<Record<Seat, Score>>): ScoreSheet['rows'] {
  const all = Object.entries(scores).flatMap(([seat, { parts }]) => parts.map((part) => ({ seat, ...part })))
  return [...new Set(all.map(({ say }) => say))].map((say) => {
    const points: Record<Seat, number> = {}
    for (const part of all) if (part.say === say) points[part.seat] = (points[part.seat] ?? 0) + part.points
    return { say, points }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0)
