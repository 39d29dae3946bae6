import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Decision } from '../../players/bots/think'
import { SIGNAL, type Job } from './job'
import { newTurnstile } from './turnstile'

/** A decision that is being thought about. */
export interface Thought {
  done: Promise<Decision>
  /** Of its tries that are used, 0 to 1. */
  share(): number
  /** Decide now, with what is known. */
  hurry(): void
  cancel(): void
}

export interface BotPool {
  /** `client`: who asks for it; nobody takes all threads. */
  think(job: Omit<Job, 'signal'>, client: string): Thought
  close(): Promise<void>
}

/** Two threads; on a machine with one core, one. */
const THREADS = Math.min(2, availableParallelism())

/** Decisions of one client that are thought about at once; more wait. */
const PER_CLIENT = 2

/** A thread that dies is replaced and the decision taken again, so often. */
const AGAIN = 3

/** Threads that think, started when the first bot is asked. `file`: the bundled worker. */
export function openPool(file: string): BotPool {
  const pool = new Piscina<Job, Decision>({
    filename: file,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: 60_000,
  })
  // Told by each decision that fails; the pool goes on.
  pool.on('error', () => {})
  const turnstile = newTurnstile(PER_CLIENT)
  return {
    think(job, client) {
      const signal = new Int32Array(new SharedArrayBuffer(4 * SIGNAL.length))
      const stop = new AbortController()
      const run = (): Promise<Decision> =>
        tried(() => pool.run({ ...job, signal }, { signal: stop.signal }), stop.signal)
      return {
        done: turnstile.pass(client, run),
        share: () => Atomics.load(signal, SIGNAL.share) / 1000,
        hurry: () => void Atomics.store(signal, SIGNAL.hurry, 1),
        cancel: () => stop.abort(),
      }
    },
    close: () => pool.destroy(),
  }
}

async function tried<T>(work: () => Promise<T>, stopped: AbortSignal): Promise<T> {
  for (let time = 1; ; time++) {
    try {
      return await work()
    } catch (error) {
      if (stopped.aborted || time >= AGAIN) throw error
    }
  }
}
