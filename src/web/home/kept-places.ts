const KEY = 'flicktable.matches'

/** Matches shown before one asks for all. */
export const FIRST = 3

/** How many matches this browser saw here last time, at most `FIRST`: their places are kept free. */
export function placesKept(storage: Pick<Storage, 'getItem'>): number {
  const stored = Number(storage.getItem(KEY))
  return Number.isInteger(stored) && stored > 0 ? Math.min(stored, FIRST) : 0
}

export const keepPlaces = (storage: Pick<Storage, 'setItem'>, matches: number): void =>
  storage.setItem(KEY, String(Math.min(matches, FIRST)))
