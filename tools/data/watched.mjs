const isObject = (value) => typeof value === 'object' && value !== null

/** One name for all members of an array: 'locations[].name'. */
const inside = (path, of, key) => (Array.isArray(of) ? `${path}[]` : path ? `${path}.${key}` : key)

/** The same data, and how to ask what nobody has read of it: [{ path: 'locations[].name', value }]. */
export function watched(data) {
  const read = new Map()
  const proxies = new Map()

  function watch(value) {
    if (!isObject(value)) return value
    if (!proxies.has(value)) proxies.set(value, proxyOf(value))
    return proxies.get(value)
  }

  function proxyOf(value) {
    const keys = new Set()
    read.set(value, keys)
    return new Proxy(value, {
      get(target, key, receiver) {
        keys.add(key)
        return watch(Reflect.get(target, key, receiver))
      },
    })
  }

  /** Of what was never read itself is named, not what lies in it. */
  function unreadIn(value, path) {
    if (!isObject(value)) return []
    return Object.entries(value).flatMap(([key, inner]) => {
      const here = inside(path, value, key)
      return read.get(value)?.has(key) ? unreadIn(inner, here) : [{ path: here, value: inner }]
    })
  }

  return { data: watch(data), unread: () => unreadIn(data, '') }
}

const isLeft = (left, { path, value }) => {
  const allowed = left[path]
  return allowed === 'any' || (allowed ?? []).some((one) => JSON.stringify(one) === JSON.stringify(value))
}

/** Throws when something of an entry was read by nobody and is not among what may be left behind. */
export function nothingDropped(file, id, unread, left) {
  const dropped = unread.filter((one) => !isLeft(left, one))
  if (dropped.length === 0) return
  const named = dropped.map(({ path, value }) => `  ${path}: ${JSON.stringify(value)}`)
  throw new Error(
    `${file}, ${id}: nobody reads this. Bring it over, or let it stay behind by tools/data/left.mjs.\n` +
      [...new Set(named)].join('\n'),
  )
}
