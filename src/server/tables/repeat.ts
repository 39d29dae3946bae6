import { canonical, type Chosen, type Fact, type Seat } from '../../games/kit'
import type { Answer, Match } from '../../match'

/**
 * Has this very answer been taken already? A double click, or a page that sends again because the connection
 * broke before the reply came.
 */
export function wasTaken({ record }: Match, seat: Seat, given: Answer): boolean {
  const next = record.journal.find((entry) => entry.n >= given.n && entry.is === 'fact')
  const taken = next && next.is === 'fact' && chosenBy(next.fact, seat)
  return Boolean(taken) && canonical(asked(taken as Chosen)) === canonical(asked(given))
}

function chosenBy(fact: Fact, seat: Seat): Chosen | undefined {
  if (fact.did === 'all') return fact.by[seat]
  return fact.did === 'answered' && fact.by.seat === seat ? fact.by : undefined
}

/** A placement is left out: the rules may have moved it a little. */
const asked = ({ ids, aim }: Pick<Answer, 'ids' | 'aim'>) => ({ ids, aim })
