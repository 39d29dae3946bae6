import { statementsFor, type Statement, type Written } from './statements'
import { StoreLost } from './store'

/** Stores steps, each whole or not at all. */
export interface Writer {
  write(step: Written): Promise<void>
}

interface Waiting {
  step: Written
  /** The term in which it was taken. */
  term: number
  stored(): void
  failed(reason: unknown): void
}

/** Steps of one transaction: more only make the first of them wait. */
const MOST = 256

/**
 * One writer for all matches: what waits is stored together, in one transaction. `run`: does all statements
 * or none; `term`: null when the lock on the database is lost.
 */
export function newWriter(
  run: (statements: Statement[]) => Promise<void>,
  term: () => number | null,
): Writer {
  let waiting: Waiting[] = []
  let busy = false

  async function work(): Promise<void> {
    busy = true
    // What has arrived together is read before anything is stored.
    for (await arrived(); waiting.length > 0; await arrived()) {
      const group = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      await store(group, run, term())
    }
    busy = false
  }

  return {
    write: (step) =>
      new Promise((stored, failed) => {
        waiting.push({ step, term: term() ?? -1, stored, failed })
        if (!busy) void work()
      }),
  }
}

const arrived = (): Promise<void> => new Promise((go) => setImmediate(go))

/** A step that the database refuses fails alone, with its reason; the others are stored without it. */
async function store(
  group: readonly Waiting[],
  run: (statements: Statement[]) => Promise<void>,
  term: number | null,
): Promise<void> {
  const [held, lost] = [group.filter((one) => one.term === term), group.filter((one) => one.term !== term)]
  lost.forEach(({ failed }) => failed(new StoreLost()))
  try {
    const steps = held.map(({ step }) => step)
    if (held.length > 0) await run(statementsFor(steps, new Date()))
    held.forEach(({ stored }) => stored())
  } catch (error) {
    if (held.length === 1 || !isOfData(error)) return held.forEach(({ failed }) => failed(error))
    for (const one of held) await store([one], run, term)
  }
}

/** Data or a key that does not fit: one step's fault. Else the database cannot store anything now. */
const isOfData = (error: unknown): boolean => /^2[23]/.test(String((error as { code?: unknown }).code))
