/** Plain data, as it is stored and sent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Whether something from outside is plain data, at most so many lists and objects deep. */
export function isJson(value: unknown, deep: number): value is Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || deep === 0) return false
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every((inner) => isJson(inner, deep - 1))
}

/** Plain data in a sentence: 'a text', 40, [1]. */
export const quoted = (value: Json): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
