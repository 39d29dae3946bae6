import { existsSync, readFileSync } from 'node:fs'

/** Nanoseconds this thread has run, as Linux counts them. */
const SCHEDULED = '/proc/thread-self/schedstat'

/**
 * Seconds that this thread has computed, so that a busy machine does not make a match dearer; where the
 * system does not tell, the clock's.
 */
export const threadSeconds = (): number =>
  existsSync(SCHEDULED)
    ? Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e9
    : performance.now() / 1000
