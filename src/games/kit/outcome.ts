import type { Seat } from './seat'

/** How a match came out. No winners and no draw: everybody has lost. */
export interface Outcome {
  winners: Seat[]
  draw?: true
  /** Of the seats that counted; a team has the sum of what its seats have. */
  scores?: Record<Seat, Score>
  why: string
}

/** `points` is the sum of its parts, when it has any: 5 'for planets'. */
export interface Score {
  points: number
  parts: { say: string; points: number }[]
}

export const resultOf = ({ winners, draw }: Pick<Outcome, 'winners' | 'draw'>): 'won' | 'draw' | 'lost' => {
  if (winners.length > 0) return 'won'
  return draw ? 'draw' : 'lost'
}

/** What it is worth to a seat: 1 for a win, a half for a draw. */
export function worthOf({ winners, draw }: Pick<Outcome, 'winners' | 'draw'>, seat: Seat): number {
  if (draw) return 0.5
  return winners.includes(seat) ? 1 : 0
}

/** Why these words are no outcome, or null. */
export function wrongOutcome({ winners, draw, scores = {} }: Outcome, seats: readonly Seat[]): string | null {
  if (draw && winners.length > 0) return 'A draw has no winners.'
  const stranger = [...winners, ...Object.keys(scores)].find((seat) => !seats.includes(seat))
  if (stranger !== undefined) return `'${stranger}' is no seat: ${seats.join(', ')}.`
  const [seat] =
    Object.entries(scores).find(
      ([, { points, parts }]) =>
        parts.length > 0 && parts.reduce((sum, one) => sum + one.points, 0) !== points,
    ) ?? []
  return seat === undefined ? null : `The points of ${seat} are not the sum of their parts.`
}
