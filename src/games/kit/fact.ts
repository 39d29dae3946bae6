import type { Aim, Pose, Result } from '../../table/types'
import type { Request, Seat } from './prompt'

/**
 * An answer with what the table made of it. `shake`: what the match drew for this flick, public with the
 * fact.
 */
export interface Chosen {
  seat: Seat
  ids: string[]
  pose?: Pose | 'nowhere'
  aim?: Aim
  shake?: number[]
  result?: Result
}

/** What the journal keeps. `key` must equal the request's; numbers are finite. */
export type Fact = { key: string } & (
  | { did: 'answered'; by: Chosen; secret?: true }
  /** `secret`: whose answers stay covered afterwards. */
  | { did: 'all'; by: Record<Seat, Chosen>; secret?: Seat[] }
  | { did: 'rolled'; values: number[] }
  | { did: 'glided'; result: Result }
  | { did: 'shuffled'; order: number[]; secret: true }
  | { did: 'revealed' }
  /** A seat left the match. Whatever was asked is still asked, but nothing of that seat. */
  | { did: 'left'; seat: Seat }
)

/** A rule that may ask: it yields requests and gets facts. */
export type Script<R = void> = Generator<Request, R, Fact>

/**
 * The fact of the kind that was asked for; anything else means the journal and the rules do not fit
 * together.
 */
export function expectFact<D extends Fact['did']>(fact: Fact, did: D): Extract<Fact, { did: D }> {
  if (fact.did !== did)
    throw new Error(`The rules expected a fact '${did}' for '${fact.key}' and got '${fact.did}'.`)
  return fact as Extract<Fact, { did: D }>
}
