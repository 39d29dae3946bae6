/** The pages by address. */
export type Route =
  | { page: 'home' }
  | { page: 'about' }
  /** `setup`: the battle that is set up; null: one is to be chosen. */
  | { page: 'new'; setup: string | null }
  /** `entry`: the rule to begin at. */
  | { page: 'rules'; entry: string | null }
  | { page: 'ships' }
  | { page: 'match'; id: string }
  | { page: 'nowhere' }

export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean)
  if (first === undefined) return { page: 'home' }
  if (first === 'about' && second === undefined) return { page: 'about' }
  if (first === 'new' && more.length === 0)
    return { page: 'new', setup: second === undefined ? null : decodeURIComponent(second) }
  if (first === 'rules' && more.length === 0)
    return { page: 'rules', entry: second === undefined ? null : decodeURIComponent(second) }
  if (first === 'ships' && second === undefined) return { page: 'ships' }
  const isMatch = first === 'm' && second !== undefined && more.length === 0
  return isMatch ? { page: 'match', id: decodeURIComponent(second) } : { page: 'nowhere' }
}

/** Would the browser stay in this window and on this site if that link were followed? */
export function staysHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const path = link.getAttribute('href') ?? ''
  return plain && path.startsWith('/') && !link.hasAttribute('download')
}
