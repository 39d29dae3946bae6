import { editsFrom, edited, type Edit } from '../record/edits'
import type { LogLine } from '../record/record'
import type { View } from '../view'

/** What differs between two views of the same eyes: all that a page needs that has the first one. */
export interface ViewChange {
  /** In the state. */
  state: Edit[]
  /** So many lines of the log stay; these follow them. */
  log: { keep: number; add: LogLine[] }
  /** All else that differs, each as a whole. */
  now: Partial<Omit<View, 'state' | 'log'>>
  /** What is no longer there. */
  gone?: (keyof View)[]
}

export function changeBetween(from: View, to: View): ViewChange {
  const { state, log, ...now } = to
  const { state: was, log: said, ...before } = from
  const differs = keysOf(now).filter((key) => !isSame(before[key], now[key]))
  const gone = keysOf(before).filter((key) => !(key in now))
  return {
    state: orderedEdits(was, state),
    log: added(said, log),
    now: Object.fromEntries(differs.map((key) => [key, now[key]])),
    ...(gone.length > 0 ? { gone } : {}),
  }
}

/** The view after a change. What did not change is the same object as before. */
export function changedView(view: View, { state, log, now, gone = [] }: ViewChange): View {
  const changed: View = {
    ...view,
    ...now,
    state: edited(view.state, state),
    log:
      log.add.length > 0 || log.keep < view.log.length
        ? [...view.log.slice(0, log.keep), ...log.add]
        : view.log,
  }
  for (const key of gone) delete changed[key]
  return changed
}

const keysOf = <T extends object>(value: T): (keyof T)[] => Object.keys(value) as (keyof T)[]

/** Lines are said once and stay the same object, as long as the match is in memory. */
function added(was: readonly LogLine[], is: readonly LogLine[]): ViewChange['log'] {
  let keep = 0
  while (keep < was.length && keep < is.length && isSame(was[keep], is[keep])) keep++
  return { keep, add: is.slice(keep) }
}

/** Edits that end in the same order of fields too: what cannot be reached so is replaced. */
function orderedEdits(from: unknown, to: unknown, way: string[] = []): Edit[] {
  if (from === to) return []
  if (!isFields(from) || !isFields(to)) return editsFrom(from, to, way)
  const stays = Object.keys(from).filter((key) => to[key] !== undefined)
  const keys = Object.keys(to).filter((key) => to[key] !== undefined)
  const isNew = (key: string): boolean => from[key] === undefined
  if (!isSame([...stays.filter((key) => !isNew(key)), ...keys.filter(isNew)], keys)) return [[way, to]]
  const gone = Object.keys(from).filter((key) => to[key] === undefined && !isNew(key))
  return [
    ...gone.map((key): Edit => [[...way, key]]),
    ...keys.flatMap((key) => orderedEdits(from[key], to[key], [...way, key])),
  ]
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same plain data in the same order. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  if (keys.length !== others.length || Array.isArray(a) !== Array.isArray(b)) return false
  return keys.every((key, i) => key === others[i] && isSame((a as Fields)[key], (b as Fields)[key]))
}
