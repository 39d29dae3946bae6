import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Hint } from '../../players/bots/hint'
import type { Decision } from '../../players/bots/think'
import { SIGNAL, type Job } from './job'
import { again } from '../threads/again'
import { newTurnstile } from '../threads/turnstile'

/** A decision that is being thought about. */
export interface Thought<T = Decision> {
  done: Promise<T>
  /** Of its tries that are used, 0 to 1. */
  share(): number
  /** Decide now, with what is known. */
  hurry(): void
  cancel(): void
}

/** What is to be thought about. */
export type BotJob = Omit<Job, 'signal' | 'what'>

export interface BotPool {
  /** `client`: who asks for it; nobody takes all threads. */
  think(job: BotJob, client: string): Thought
  advise(job: BotJob, client: string): Thought<Hint>
  close(): Promise<void>
}

/** Two threads; on a machine with one core, one. */
const THREADS = Math.min(2, availableParallelism())

/** Decisions of one client that are thought about at once; more wait. */
const PER_CLIENT = 2

/** Threads that think, started when the first bot is asked. `file`: the bundled worker. */
export function openPool(file: string): BotPool {
  const pool = new Piscina<Job, never>({
    filename: file,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: 60_000,
  })
  // Told by each decision that fails; the pool goes on.
  pool.on('error', () => {})
  const turnstile = newTurnstile(PER_CLIENT)
  const run = <T>(what: Job['what'], question: BotJob, client: string): Thought<T> => {
    const signal = new Int32Array(new SharedArrayBuffer(4 * SIGNAL.length))
    const stop = new AbortController()
    const work = (): Promise<T> => pool.run({ ...question, what, signal }, { signal: stop.signal })
    return {
      done: turnstile.pass(client, () => again(work, stop.signal)),
      share: () => Atomics.load(signal, SIGNAL.share) / 1000,
      hurry: () => void Atomics.store(signal, SIGNAL.hurry, 1),
      cancel: () => stop.abort(),
    }
  }
  return {
    think: (question, client) => run('decide', question, client),
    advise: (question, client) => run('advise', question, client),
    close: () => pool.destroy(),
  }
}
