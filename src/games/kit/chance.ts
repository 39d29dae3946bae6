import { expectFact, type Script } from './fact'
import type { Outcome } from './outcome'
import type { Seat } from './prompt'
import { secret, type Secret } from './secret'

/** Rolls dice off the table, drawn by the match: one value from 1 to n for each n. */
export function* roll(key: string, why: string, ...dice: number[]): Script<number[]> {
  return expectFact(yield { do: 'roll', key, why, dice }, 'rolled').values
}

/** The items in a new order, which nobody sees. */
export function* shuffle<T>(key: string, why: string, items: T[]): Script<T[]> {
  const { order } = expectFact(yield { do: 'shuffle', key, why, size: items.length }, 'shuffled')
  return order.map((at) => items[at]!)
}

/** The only way a covered value becomes visible to more seats; its fact stops a free undo. */
export function* reveal<T>(key: string, why: string, what: Secret<T>, ...to: Seat[]): Script<Secret<T>> {
  expectFact(yield { do: 'reveal', key, why, to }, 'revealed')
  return secret(what.is, ...new Set([...what.for, ...to]))
}

/** Ends the match: a request nobody answers, so no exception has to unwind. */
export function* over(outcome: Outcome): Script<never> {
  for (;;) yield { do: 'over', key: 'over', ...outcome }
}
