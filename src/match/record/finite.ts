/** JSON turns NaN and Infinity into null: a fact with one is refused. The path of the first, or null. */
export function notFinite(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path || 'the value'
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = notFinite(inner, path ? `${path}.${key}` : key)
    if (found) return found
  }
  return null
}
