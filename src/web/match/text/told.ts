import type { LogEntry } from '../model/words'
import type { Seen } from '../model/seen'
import { newestFirst } from '../model/words'

/** Newest first, each entry by itself: the log of a game that does not say how it is told. */
export function toldIn({ view: { log } }: Pick<Seen, 'view'>): LogEntry[] {
  return newestFirst(log).map(({ n, say }) => {
    const about = log.findLast((line) => line.n === n && line.about)?.about
    return { n, say, ...(about ? { about } : {}) }
  })
}
