/** Real time for so long, then twice as fast: seconds of the track. */
const REAL = 1.5
const LATER = 2

/** Seconds of the track after so many seconds of watching. `rate`: of the whole; Infinity is the end. */
export function trackTime(watched: number, rate: number): number {
  if (rate === Infinity) return Infinity
  const seconds = watched * rate
  return seconds <= REAL ? seconds : REAL + (seconds - REAL) * LATER
}
