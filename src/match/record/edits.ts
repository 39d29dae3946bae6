/** What changed: the way to a value, and the new value; none: it is gone. */
export type Edit = [way: string[], value?: unknown]

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What has to be done to `from`, plain JSON, to get `to`. A list is taken as a whole. */
export function editsFrom(from: unknown, to: unknown, way: string[] = []): Edit[] {
  if (from === to) return []
  if (isFields(from) && isFields(to)) return fieldEdits(from, to, way)
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [[way, to]]
}

function fieldEdits(from: Fields, to: Fields, way: string[]): Edit[] {
  const gone = Object.keys(from).filter((key) => to[key] === undefined && from[key] !== undefined)
  const there = Object.keys(to).filter((key) => to[key] !== undefined)
  return [
    ...gone.map((key): Edit => [[...way, key]]),
    ...there.flatMap((key) => editsFrom(from[key], to[key], [...way, key])),
  ]
}

/** A new value with these edits done; what they do not touch is shared with the old one. */
export function edited<T>(value: T, edits: readonly Edit[]): T {
  return edits.reduce<unknown>((so, [way, ...is]) => editAt(so, way, is), value) as T
}

function editAt(value: unknown, [key, ...rest]: readonly string[], is: readonly unknown[]): unknown {
  if (key === undefined) return is[0]
  const fields = value as Fields
  if (rest.length > 0) return { ...fields, [key]: editAt(fields[key], rest, is) }
  if (is.length > 0) return { ...fields, [key]: is[0] }
  const { [key]: _, ...others } = fields
  return others
}
