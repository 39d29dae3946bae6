import type { SetupSeat } from '../../games/kit'
import { LEVELS } from '../../players/bots/levels'
import type { MatchLine } from '../bulk/line'
import { numberOf } from '../bulk/series'
import { sidesOf } from '../bulk/sides'
import { verdictOf, type Verdict } from './sprt'

/** Two neighbours of the ladder. */
export interface Pair {
  weaker: string
  stronger: string
}

const RUNGS = ['random', ...LEVELS.map(({ id }) => id)]

/** Random < Cadet < Pilot < Ace < Admiral. */
export const PAIRS: readonly Pair[] = RUNGS.slice(1).map((stronger, i) => ({ weaker: RUNGS[i]!, stronger }))

/**
 * Every other side is the stronger one's, and from match to match they swap. Of an odd number of sides it has
 * one more in one match and one less in the next.
 */
export function playersOf({ weaker, stronger }: Pair, number: number, seats: readonly SetupSeat[]): string[] {
  const sides = sidesOf(seats)
  return seats.map((seat) => {
    const side = sides.findIndex((one) => one.includes(seat))
    return (side + number) % 2 ? stronger : weaker
  })
}

export interface PairResult {
  pair: Pair
  /** The stronger one's points, match by match. */
  results: number[]
  verdict: Verdict
  seconds: number
}

export const isOf = ({ weaker, stronger }: Pair, { players }: MatchLine): boolean =>
  players.includes(weaker) && players.includes(stronger)

/** Its share of those who won; where nobody has, a draw or all lost, neither was better. */
function pointsOf({ stronger }: Pair, { winners, seats, players }: MatchLine): number {
  if (winners.length === 0) return 0.5
  const won = winners.filter((seat) => players[seats.indexOf(seat)] === stronger)
  return won.length / winners.length
}

/** What these lines say of a pair, in the order of the matches' numbers. */
export function pairResult(pair: Pair, lines: readonly MatchLine[]): PairResult {
  const own = lines.filter((line) => isOf(pair, line)).toSorted((a, b) => numberOf(a) - numberOf(b))
  const results = own.map((line) => pointsOf(pair, line))
  return {
    pair,
    results,
    verdict: verdictOf(results),
    seconds: own.reduce((sum, one) => sum + one.seconds, 0),
  }
}
