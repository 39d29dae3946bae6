import type { Fact } from './fact'
import type { Seat } from './prompt'

/** A value only some seats may see. Not assignable to T, so a leak needs a visible `.is`. */
export interface Secret<T> {
  readonly for: readonly Seat[]
  readonly is: T
}

/** What is left of S in a view: secrets are values or null. */
export type Shown<S> =
  S extends Secret<infer T>
    ? Shown<T> | null
    : S extends readonly (infer E)[]
      ? Shown<E>[]
      : S extends object
        ? { [K in keyof S]: Shown<S[K]> }
        : S

/**
 * Who looks: every seat that sits at this screen; nobody is a spectator. Two people at one screen see what
 * both may see. 'everybody' is the replay after the end.
 */
export type Viewer = readonly Seat[] | 'everybody'

export const secret = <T>(is: T, ...seats: Seat[]): Secret<T> => ({ for: seats, is })

export function mayRead(viewer: Viewer, seats: readonly Seat[]): boolean {
  return viewer === 'everybody' || (viewer.length > 0 && viewer.every((seat) => seats.includes(seat)))
}

export const isSecret = (value: object): value is Secret<unknown> => 'for' in value && 'is' in value

/**
 * The one function that opens secrets for a view: every secret is its value or null. What holds no secret is
 * the same object as in `value`, not a copy.
 */
export function cover<S>(value: S, viewer: Viewer): Shown<S> {
  return covered(value, viewer) as Shown<S>
}

function covered(value: unknown, viewer: Viewer): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isSecret(value)) return mayRead(viewer, value.for) ? covered(value.is, viewer) : null
  let shown: Fields | null = null
  for (const key of Object.keys(value)) {
    const inner = (value as Fields)[key]
    const seen = typeof inner === 'object' ? covered(inner, viewer) : inner
    if (seen === inner) continue
    shown ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Fields
    shown[key] = seen
  }
  return shown ?? value
}

type Fields = Record<string, unknown>

/** A fact as a viewer may see it: who answered stays, what was answered goes. */
export function coverFact(fact: Fact, viewer: Viewer): unknown {
  if (fact.did === 'shuffled') return viewer === 'everybody' ? fact : { key: fact.key, did: fact.did }
  if (fact.did === 'answered' && fact.secret && !mayRead(viewer, [fact.by.seat])) {
    return { key: fact.key, did: fact.did, by: { seat: fact.by.seat } }
  }
  if (fact.did !== 'all') return fact
  const by = Object.entries(fact.by).map(([seat, chosen]) => [
    seat,
    fact.secret?.includes(seat) && !mayRead(viewer, [seat]) ? { seat } : chosen,
  ])
  return { ...fact, by: Object.fromEntries(by) as unknown }
}
