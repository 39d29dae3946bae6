import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { MatchLine, Order } from './line'

/** Beside this program (`tools/build.mjs`). */
const WORKER = fileURLToPath(new URL('./match-worker.mjs', import.meta.url))

/** Threads that play matches. */
export interface Crew {
  play(order: Order): Promise<MatchLine>
  close(): Promise<void>
}

export function newCrew(workers: number): Crew {
  const pool = new Piscina<Order, MatchLine>({ filename: WORKER, minThreads: workers, maxThreads: workers })
  return { play: (order) => pool.run(order), close: () => pool.destroy() }
}
