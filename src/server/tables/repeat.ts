import { canonical, type Chosen, type Fact, type Seat } from '../../games/kit'
import type { Answer, Match } from '../../match'

/**
 * Has this very answer been taken already? A double click, or a page that sends again because the connection
 * broke before the reply came.
 */
export function wasTaken({ record }: Match, seat: Seat, given: Answer): boolean {
  const next = firstFact(record.journal, given.n)
  const taken = next && chosenBy(next, seat)
  return Boolean(taken) && canonical(asked(taken as Chosen)) === canonical(asked(given))
}

/** The first fact from entry `n` on: near the end, as a rule. */
function firstFact(journal: Match['record']['journal'], n: number): Fact | null {
  let found: Fact | null = null
  for (let i = journal.length - 1; i >= 0 && journal[i]!.n >= n; i--) {
    const entry = journal[i]!
    if (entry.is === 'fact') found = entry.fact
  }
  return found
}

function chosenBy(fact: Fact, seat: Seat): Chosen | undefined {
  if (fact.did === 'all') return fact.by[seat]
  return fact.did === 'answered' && fact.by.seat === seat ? fact.by : undefined
}

/** A placement is left out: the rules may have moved it a little. */
const asked = ({ ids, aim }: Pick<Answer, 'ids' | 'aim'>) => ({ ids, aim })
