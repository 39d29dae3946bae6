/** A deep copy of plain JSON. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => copy(item)) as T
  // A loop: bots copy a match for everything that they try.
  const all: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) all[key] = copy(inner)
  return all as T
}

/** A copy of `now` that shares with `old`, an earlier copy, all that is the same, in the same order. */
export function copySharing<T>(old: unknown, now: T): T {
  if (old === now) return now
  if (typeof now !== 'object' || now === null || typeof old !== 'object' || old === null) return copy(now)
  const [keys, before] = [Object.keys(now), Object.keys(old)]
  const isLike = keys.length === before.length && Array.isArray(now) === Array.isArray(old)
  // Nearly all is the same as a rule: nothing is made before something differs.
  let all: Fields | null = isLike ? null : begun(now, old, [])
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    const [was, is] = [(old as Fields)[key], (now as Fields)[key]]
    const kept = typeof is === 'object' ? copySharing(was, is) : is
    if (key !== before[i] || kept !== was) all ??= begun(now, old, keys.slice(0, i))
    if (all) all[key] = kept
  }
  return (all ?? old) as T
}

/** Like `now`, with these fields of `old`. */
function begun(now: object, old: object, keys: readonly string[]): Fields {
  const all = (Array.isArray(now) ? [] : {}) as Fields
  for (const key of keys) all[key] = (old as Fields)[key]
  return all
}

type Fields = Record<string, unknown>

/** JSON with the keys in order: equal values give equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${sorted.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
