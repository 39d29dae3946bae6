/** Fleets that somebody keeps in this browser, by name. */

const KEY = 'flicktable.fleets'
const MOST = 50
const LONGEST = 40

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** What cannot be read is no fleet: nothing is lost by it but itself. */
export function savedFleets(storage: Kept): Record<string, string> {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

/** Why it cannot be kept, or null when it was. */
export function saveFleet(storage: Kept, name: string, text: string): string | null {
  const called = name.trim()
  if (called === '' || called.length > LONGEST) return `A name has 1 to ${LONGEST} letters.`
  const fleets = savedFleets(storage)
  if (!(called in fleets) && Object.keys(fleets).length >= MOST) return `Only ${MOST} fleets can be kept.`
  storage.setItem(KEY, JSON.stringify({ ...fleets, [called]: text }))
  return null
}

export function forgetFleet(storage: Kept, name: string): void {
  const { [name]: _, ...others } = savedFleets(storage)
  storage.setItem(KEY, JSON.stringify(others))
}
