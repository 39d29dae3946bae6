import type { Shown } from '../../kit'
import { rulesWith } from '../modules'
import type { State } from '../state'

const FIRST_ROUND = 'Move closer first: dice hit best from about the length of a hand.'
const LATER = 'Fire when an enemy is within a hand or two, else move; two different actions in any order.'

/** What to do next, for somebody's first battle: the sentence for a question. */
export function coach(key: string, { round, active, modules }: Shown<State>): string | null {
  if (key !== 'action') return rulesWith(modules).coaching[key] ?? null
  return round === 1 && active?.used.length === 0 ? FIRST_ROUND : LATER
}
