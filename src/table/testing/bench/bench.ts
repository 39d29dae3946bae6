import { loadJolt } from '../../engine/load'
import { openStock } from '../../engine/stock'
import { createTable } from '../../table'
import { bare, bareFlick } from './bare'
import { benchScene } from './scene'
import { type Timing, report } from './report'

const BLOCKS = 10

/** Milliseconds of each call. */
function times<T>(items: readonly T[], call: (item: T) => unknown): number[] {
  return items.map((item) => {
    const started = performance.now()
    call(item)
    return performance.now() - started
  })
}

/**
 * Times 200 flicks on the table of twelve ships, ours and bare Jolt's in turn, block by block, and prints
 * flicks a second on one core, median and 95th percentile, and the ratio of the medians (wanted: at least
 * 0.85).
 */
export async function benchTable(): Promise<void> {
  const { board, rest, flicks } = benchScene()
  const jolt = await loadJolt()
  const [table, stock] = [createTable(jolt, board), openStock(jolt, board)]
  const bareFlicks = flicks.map((flick) => bareFlick(stock, rest, flick))
  const blocks: Timing[] = []
  for (let block = 0; block <= BLOCKS; block++) {
    const ours = times(flicks, (flick) => table.play(rest, flick))
    blocks.push({ ours, bare: times(bareFlicks, (flick) => bare(stock, flick)) })
  }
  report(blocks.slice(1))
  table.close()
  stock.close()
}
