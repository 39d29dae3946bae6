import { expectFact, type Script } from './fact'
import type { Base, Play } from './game'
import { settled } from './table'
import type { Glide, Rest, Result } from '../../table/types'

/** What a glide did: the table is already the new one, `before` is the old. */
export interface Glided {
  result: Result
  before: Rest
}

/** A piece slides by itself (drift, D-92), and nobody is asked. `why`: what everybody reads. */
export function* glide(
  g: Play<Base, unknown>,
  { key, why, rule }: { key: string; why: string; rule?: string },
  how: Glide,
): Script<Glided> {
  const fact = yield { do: 'glide', key, why, glide: how, ...(rule ? { rule } : {}) }
  const { result } = expectFact(fact, 'glided')
  const before = g.s.table
  g.s.table = settled(before, result)
  return { result, before }
}
