import type { Seat } from '../../games/kit'
import type { Match } from '../../match'

/** How long a match was. */
export function countsOf({ record: { journal, turns } }: Match): {
  facts: number
  turns: number
  flicks: number
} {
  return { facts: journal.length, turns: turns.length, flicks: journal.filter(isFlick).length }
}

const isFlick = (entry: Match['record']['journal'][number]): boolean =>
  entry.is === 'fact' && entry.fact.did === 'answered' && entry.fact.by.result !== undefined

/** Who was asked first to act. */
export const firstToAct = ({ record: { journal } }: Match): Seat | null => {
  const first = journal.find((entry) => entry.is === 'fact' && entry.fact.did === 'answered')
  return first && first.is === 'fact' && first.fact.did === 'answered' ? first.fact.by.seat : null
}
