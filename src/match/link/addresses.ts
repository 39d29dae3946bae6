/** The addresses of the page: the page reads and writes them, the server hands the page out at each. */
export const ADDRESSES = {
  home: '/',
  about: '/about',
  match: '/m/:id',
  battles: '/:game/new',
  battle: '/:game/new/:setup',
  rules: '/:game/rules',
  rule: '/:game/rules/:entry',
  /** A page of that game alone. */
  page: '/:game/:page',
} as const

export type AddressName = keyof typeof ADDRESSES

/** What stands for the words with a colon. */
export type AddressWords = Readonly<Record<string, string>>

/** Those of the time when there was one game, the first: they lead to its own. */
export const OLD_ADDRESSES = ['/new', '/new/:setup', '/rules', '/rules/:entry', '/ships'] as const

const parts = (path: string): string[] => path.split('/').filter(Boolean)

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** What stands in the path for the words of that address; null: it is another. */
function wordsIn(address: string, path: readonly string[]): Record<string, string> | null {
  const wanted = parts(address)
  if (wanted.length !== path.length) return null
  const words: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const there = decoded(path[i]!)
    if (there === null || (!part.startsWith(':') && part !== there)) return null
    if (part.startsWith(':')) words[part.slice(1)] = there
  }
  return words
}

/** Which page a path leads to; null: to none. */
export function addressed(path: string): { name: AddressName; words: AddressWords } | null {
  for (const [name, address] of Object.entries(ADDRESSES)) {
    const words = wordsIn(address, parts(path))
    if (words) return { name: name as AddressName, words }
  }
  return null
}

/** The path to a page: `addressTo('match', { id })`. */
export const addressTo = (name: AddressName, words: AddressWords = {}): string =>
  `/${parts(ADDRESSES[name])
    .map((part) => (part.startsWith(':') ? encodeURIComponent(words[part.slice(1)] ?? '') : part))
    .join('/')}`

/** Those under which the server hands the page out, for games of these ids. */
export const servedFor = (games: readonly string[]): string[] =>
  Object.values(ADDRESSES).flatMap((address) =>
    address.startsWith('/:game') ? games.map((id) => address.replace(':game', id)) : [address],
  )
