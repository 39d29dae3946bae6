import { seatsWith, type SetupSeat } from '../../games/kit'
import { newCrew } from '../bulk/crew'
import type { Many } from '../bulk/many'
import { progressBar } from '../bulk/progress'
import { sidesOf } from '../bulk/sides'
import { UsageError } from '../command'
import { linesIn, missingOf, playNumbers, type Series } from '../bulk/series'
import { isOf, PAIRS, playersOf, pairResult, type Pair, type PairResult } from './pairs'

export interface Climb extends Omit<Many, 'players' | 'matches'> {
  /** Matches of a pair, at most. */
  cap: number
}

/**
 * Plays neighbours against each other until each pair is decided or has played enough; goes on where the file
 * ends.
 */
export async function climb({ cap, ...many }: Climb): Promise<PairResult[]> {
  const seats = rivalsIn(many)
  const series = { many, crew: newCrew(many.workers), lines: linesIn(many.out) }
  try {
    for (const pair of PAIRS) await decide(series, pair, cap, seats)
  } finally {
    await series.crew.close()
  }
  return PAIRS.map((pair) => pairResult(pair, series.lines))
}

/** The seats of the set-up. Throws where nobody plays against anybody. */
function rivalsIn({ game, setup, choices }: Pick<Many, 'game' | 'setup' | 'choices'>): readonly SetupSeat[] {
  const seats = seatsWith(game.setups.find(({ id }) => id === setup)!, choices)
  if (sidesOf(seats).length > 1) return seats
  throw new UsageError(
    `In ${setup} all seats are one side: the ladder needs two that play against each other.`,
  )
}

async function decide(series: Series, pair: Pair, cap: number, seats: readonly SetupSeat[]): Promise<void> {
  const bar = progressBar(cap)
  const standing = (): PairResult => pairResult(pair, series.lines)
  const numbers = missingOf(
    cap,
    series.lines.filter((line) => isOf(pair, line)),
  )
  await playNumbers(series, numbers, (number) => playersOf(pair, number, seats), {
    done: () => standing().verdict !== 'open',
    show: () => bar.show(standing().results.length, `${pair.stronger} against ${pair.weaker}`),
  })
  bar.clear()
}
