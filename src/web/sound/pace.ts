/** As the table shows it: real time for so many seconds, then twice as fast. */
const REAL = 1.5
const LATER = 2

/** How long one has watched when the track is at `seconds`. */
export function secondsWatched(seconds: number, rate: number): number {
  const watched = seconds <= REAL ? seconds : REAL + (seconds - REAL) / LATER
  return rate === Infinity ? 0 : watched / rate
}
