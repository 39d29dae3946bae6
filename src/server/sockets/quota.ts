/** How much of something each asker may have: `most` at once, and one more every `again` ms. */
export interface Quota {
  take(asker: string): boolean
}

/** Askers that are remembered; of more, those who have long had all of theirs back are forgotten. */
const MOST_KNOWN = 1000

/** `now`: ms of a clock that never goes back. */
export function newQuota(most: number, again: number, now = () => performance.now()): Quota {
  /** When each would have all of theirs back. */
  const full = new Map<string, number>()
  const forget = (time: number): void => full.forEach((at, asker) => at <= time && full.delete(asker))
  return {
    take(asker) {
      const time = now()
      if (full.size >= MOST_KNOWN) forget(time)
      const at = Math.max(full.get(asker) ?? 0, time) + again
      if (at - time > most * again) return false
      full.set(asker, at)
      return true
    },
  }
}
