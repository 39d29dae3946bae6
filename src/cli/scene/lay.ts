/** `given` over `value`, deep; null takes a key away; lists are replaced whole. */
export function laidOver(value: unknown, given: unknown): unknown {
  const plain = (v: unknown): v is Record<string, unknown> =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
  if (!plain(value) || !plain(given)) return given
  const result: Record<string, unknown> = { ...value }
  for (const [key, inner] of Object.entries(given)) {
    if (inner === null) delete result[key]
    else result[key] = laidOver(value[key], inner)
  }
  return result
}
