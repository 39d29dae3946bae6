/** The matches in which this browser flicked: for the first few, letting go of a touch only parks. */
const NAME = 'flicktable.played'

/** More need not be remembered. */
const KEPT = 10

function playedIn(storage: Storage): string[] {
  const text = storage.getItem(NAME) ?? ''
  return text === '' ? [] : text.split(' ')
}

/** How many matches were played before this one. */
export const playedBefore = (storage: Storage, match: string): number =>
  playedIn(storage).filter((one) => one !== match).length

export function notePlayed(storage: Storage, match: string): void {
  const others = playedIn(storage).filter((one) => one !== match)
  storage.setItem(NAME, [...others, match].slice(-KEPT).join(' '))
}
