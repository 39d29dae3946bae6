import type { Seat } from '../../games/kit'
import { ended, seatsIn } from '../outcome'
import { liveFacts } from '../record/journal'
import { append, goOn } from './advance'
import { nextNumber, runningStart, type Match } from '../match'
import { reopen } from './open'
import type { Change, FactEntry, UndoEntry } from '../record/record'
import { attempt, type Step } from './step'
import { refuse } from '../../table/refusal'

/** What taking back would mean now: nothing, one's own plain choice, or more than that. */
export function canRetract(m: Match, by: Seat): 'undo' | 'take back' | null {
  const facts = liveFacts(m.record.journal)
  const last = lastAnswer(facts, deciders(m, by))
  if (!last || ended(m) || !seatsIn(m).includes(by)) return null
  return plainChoice(m, last, by) && last === facts.at(-1) ? 'undo' : 'take back'
}

/**
 * Undo is free over one's own plain choice of the running turn. Anything else (a flick, a roll, another's
 * answer) is a take-back: on one screen free, apart by consent of the others. Either way the journal says
 * so.
 */
export function retract(m: Match, by: Seat): Step {
  return attempt(m, (change) => {
    const how = canRetract(m, by)
    if (!how) return refuse(ended(m) ? 'The match is over.' : 'There is nothing to take back.')
    const isFree = how === 'undo' || m.record.sameScreen || seatsIn(m).length === 1
    if (isFree) return takeBack(m, change, by, how)
    append(m, change, { n: nextNumber(m), is: 'offer', offer: 'take back', by })
  })
}

/** Takes back the last thing that seat may take back. */
export function takeBack(m: Match, change: Change, by: Seat, how: 'undo' | 'take back'): void {
  const { n } = lastAnswer(liveFacts(m.record.journal), deciders(m, by))!
  takeBackTo(m, change, { n: nextNumber(m), is: 'undo', undo: n, by, how })
}

/** As a journal says. Throws when nobody could have taken back just that. */
export function replayTakeBack(m: Match, change: Change, entry: UndoEntry): void {
  const facts = liveFacts(m.record.journal)
  // Before bots' answers went with it, it was whoever answered last.
  const last = [deciders(m, entry.by), seatsOf(m)].map((seats) => lastAnswer(facts, seats)?.n)
  if (!last.includes(entry.undo) || entry.n !== nextNumber(m))
    throw new Error('Another step would have been taken back.')
  takeBackTo(m, change, entry)
}

function takeBackTo(m: Match, change: Change, entry: UndoEntry): void {
  const { undo: n } = entry
  append(m, change, entry)
  const { turns } = m.record
  while (turns.length > 1 && runningStart(m).n > n) turns.pop()
  change.voidFrom = n
  m.record.pending = {}
  reopen(m)
  goOn(m, change)
}

/**
 * The last thing one of them decided, since the last of the others left: nobody comes back. A placement that
 * was possible nowhere was nobody's decision.
 */
function lastAnswer(facts: readonly FactEntry[], seats: readonly Seat[]): FactEntry | undefined {
  const last = facts.findLast(
    ({ fact }) =>
      fact.did === 'left' ||
      fact.did === 'all' ||
      (fact.did === 'answered' && fact.by.pose !== 'nowhere' && seats.includes(fact.by.seat)),
  )
  return last?.fact.did === 'left' ? undefined : last
}

/**
 * Whose decisions that seat may take back: a person's those of people. A bot would decide the same once more:
 * what it did since goes with them.
 */
function deciders({ record: { seats } }: Match, by: Seat): Seat[] {
  const people = seats.filter(({ player }) => player === 'human').map(({ seat }) => seat)
  return people.includes(by) ? people : seats.map(({ seat }) => seat)
}

function plainChoice(m: Match, { n, fact }: FactEntry, by: Seat): boolean {
  return (
    fact.did === 'answered' &&
    !fact.secret &&
    !fact.by.result &&
    fact.by.seat === by &&
    n >= runningStart(m).n
  )
}

const seatsOf = (m: Match): Seat[] => m.record.seats.map(({ seat }) => seat)
