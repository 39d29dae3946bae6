import { settled, type Base, type Fact } from '../../games/kit'
import type { Rest } from '../../table/types'
import { edited } from './edits'
import { factsFrom } from './journal'
import type { AskedPrompt, FactEntry, MatchRecord, TurnStart } from './record'

/** A moment of the past. */
export interface KeptMoment {
  turn: TurnStart
  state: Base
  /** What was asked. */
  asked: AskedPrompt | null
  /**
   * What the rules made of the last step was not kept, as in matches stored before format 2: of the state
   * since the turn's start only the table is known, and that as the flicks left it.
   */
  rough: boolean
}

/** How the match stood after entry `n`, of what still counts. */
export function momentAt({ turns, journal }: MatchRecord, n: number): KeptMoment {
  const turn = turns.findLast((one) => one.n <= n + 1) ?? turns[0]!
  const facts = factsFrom(journal, turn.n).filter((entry) => entry.n <= n)
  const start = edited(turn.before, turn.effect.state)
  const last = facts.at(-1)
  return {
    turn,
    state: facts.reduce(after, start),
    asked: (last ? last.effect : turn.effect)?.asked ?? null,
    rough: last !== undefined && !last.effect,
  }
}

const after = (state: Base, { fact, effect }: FactEntry): Base =>
  effect ? edited(state, effect.state) : { ...state, table: tableAfter(state.table, fact) }

function tableAfter(table: Rest, fact: Fact): Rest {
  const result = fact.did === 'glided' ? fact.result : fact.did === 'answered' ? fact.by.result : undefined
  return result ? settled(table, result) : table
}
