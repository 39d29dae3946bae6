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
  const all = (Array.isArray(now) ? [] : {}) as Fields
  let same = keys.length === before.length && Array.isArray(now) === Array.isArray(old)
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    const [was, is] = [(old as Fields)[key], (now as Fields)[key]]
    all[key] = was === is && typeof is !== 'object' ? is : copySharing(was, is)
    same &&= key === before[i] && all[key] === was
  }
  return (same ? old : all) as T
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
