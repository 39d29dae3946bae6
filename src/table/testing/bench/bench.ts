import { loadJolt } from '../../engine/load'
import { openStock } from '../../engine/stock'
import { createTable } from '../../table'
import { type BareFlick, bare, bareFlick } from './bare'
import { type Timing, report } from './report'
import { benchScene } from './scene'

const ROUNDS = 12
/** Flicks of a block: few, so that what else the machine does falls on both alike. */
const BLOCK = 10

/** Milliseconds of each call. */
function times<T>(items: readonly T[], call: (item: T) => unknown): number[] {
  return items.map((item) => {
    const started = performance.now()
    call(item)
    return performance.now() - started
  })
}

interface Player {
  flicks: number
  ours(from: number, to: number): number[]
  bare(from: number, to: number): number[]
}

/** All flicks once by each, in turn, block by block. */
function round({ flicks, ours, bare: other }: Player): Timing {
  const timing: Timing = { ours: [], bare: [] }
  for (let from = 0; from < flicks; from += BLOCK) {
    timing.ours.push(...ours(from, from + BLOCK))
    timing.bare.push(...other(from, from + BLOCK))
  }
  return timing
}

/**
 * Times 200 flicks on the table of twelve ships, ours and bare Jolt's in turn, block by block, and prints
 * flicks a second on one core, median and 95th percentile, and the ratio of the medians (wanted: at least
 * 0.93), which it answers.
 */
export async function benchTable(): Promise<number> {
  const { board, rest, flicks } = benchScene()
  const jolt = await loadJolt()
  const [table, stock] = [createTable(jolt, board), openStock(jolt, board)]
  const bareFlicks: BareFlick[] = flicks.map((flick) => bareFlick(stock, rest, flick))
  const player: Player = {
    flicks: flicks.length,
    ours: (from, to) => times(flicks.slice(from, to), (flick) => table.play(rest, flick)),
    bare: (from, to) => times(bareFlicks.slice(from, to), (flick) => bare(stock, flick)),
  }
  const rounds = Array.from({ length: ROUNDS + 1 }, () => round(player))
  const ratio = report(rounds.slice(1))
  table.close()
  stock.close()
  return ratio
}
