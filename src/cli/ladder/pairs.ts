import { worthOf } from '../../games/kit'
import { LEVELS } from '../../players/bots/levels'
import type { Line } from '../bulk/line'
import { numberOf } from '../bulk/series'
import { verdictOf, type Verdict } from './sprt'

/** Two neighbours of the ladder. */
export interface Pair {
  weaker: string
  stronger: string
}

const RUNGS = ['random', ...LEVELS.map(({ id }) => id)]

/** Random < Cadet < Pilot < Ace < Admiral. */
export const PAIRS: readonly Pair[] = RUNGS.slice(1).map((stronger, i) => ({ weaker: RUNGS[i]!, stronger }))

/** Seats are swapped from match to match. */
export const playersOf = ({ weaker, stronger }: Pair, number: number): string[] =>
  number % 2 ? [stronger, weaker] : [weaker, stronger]

export interface Standing {
  pair: Pair
  /** The stronger one's points, match by match. */
  results: number[]
  verdict: Verdict
  seconds: number
}

export const isOf = ({ weaker, stronger }: Pair, { players }: Line): boolean =>
  players.includes(weaker) && players.includes(stronger)

/** What these lines say of a pair, in the order of the matches' numbers. */
export function standingOf(pair: Pair, lines: readonly Line[]): Standing {
  const own = lines.filter((line) => isOf(pair, line)).toSorted((a, b) => numberOf(a) - numberOf(b))
  const results = own.map((line) => worthOf(line, line.seats[line.players.indexOf(pair.stronger)]!))
  return {
    pair,
    results,
    verdict: verdictOf(results),
    seconds: own.reduce((sum, one) => sum + one.seconds, 0),
  }
}
