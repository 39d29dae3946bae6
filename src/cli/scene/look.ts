import { canonical, cover, type Seat, type Viewer } from '../../games/kit'
import { ended, type Match } from '../../match'
import { logOf } from '../../match/past/log'

/**
 * What a scene may look at: the state's own fields, and `question`, `say`, `hint`, `options`, `to`, `ended`,
 * `log`, `told`; and of the `viewers` that it names what each sees of the state: `sees.ada`,
 * `sees.spectator`.
 */
export function seen(match: Match, viewers: readonly string[] = []): Record<string, unknown> {
  const { s, request } = match.running.turn
  const over = ended(match)
  const lines = logOf(match, 'everybody')
  return {
    ...s,
    question: over ? null : (request?.key ?? null),
    say: over ? [] : match.asks.map(({ say }) => say),
    hint: over ? [] : match.asks.flatMap(({ hint }) => hint ?? []),
    to: over ? [] : match.asks.filter(({ extra }) => !extra).map(({ seat }) => seat),
    options: over ? [] : match.asks.flatMap(({ options }) => options.map(({ id }) => id)),
    ended: over,
    log: lines.map(({ say }) => say),
    ...(viewers.length > 0
      ? { sees: Object.fromEntries(viewers.map((who) => [who, cover(s, over ? 'everybody' : eyesOf(who))])) }
      : {}),
    told: Object.fromEntries(lines.flatMap(({ about }) => (about ? [[about.is, about]] : []))),
  }
}

const eyesOf = (who: Seat | 'spectator'): Viewer => (who === 'spectator' ? [] : [who])

/** Whose eyes the paths of a scene look through. */
export function viewersIn(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => /^sees\.([^.]+)\./.exec(path)?.[1] ?? []))]
}

/** The value at a path like 'ships.s1.discs.1'; undefined where there is none. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (inner: unknown, key) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
      value,
    )
}

/** Looks at each path; the sentences of what is not as expected. */
export function compare(what: Record<string, unknown>, expected: Record<string, unknown>): string[] {
  return Object.entries(expected).flatMap(([path, value]) => {
    const found = path.endsWith(' has') ? holds(at(what, path.slice(0, -4)), value) : at(what, path)
    const wanted = path.endsWith(' has') ? true : value
    return canonical(found ?? null) === canonical(wanted)
      ? []
      : [`${path} is ${canonical(found ?? null)}, not ${canonical(value)}`]
  })
}

/** 'log has': some line contains the text. 'options has': the list contains the value. */
function holds(list: unknown, wanted: unknown): boolean {
  const items: unknown[] = Array.isArray(list) ? list : []
  return items.some(
    (item) =>
      item === wanted || (typeof item === 'string' && typeof wanted === 'string' && item.includes(wanted)),
  )
}
