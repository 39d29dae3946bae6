import type { Seat } from '../../games/kit'
import { answer, ended, promptNumber, type Match, type Step } from '../../match'
import { randomAnswer } from '../../players/bots/random'
import type { Random } from '../../table/exact'

/** A match that has not ended after so many facts will not end. */
export const MOST_FACTS = 2000

/** Who answers for a seat; so far only chance does. */
export const PLAYERS = ['random'] as const

/** Lets the first seat that is due answer by chance. */
export function answerOnce(match: Match, next: Random): Step & { seat: Seat } {
  const ask = match.asks.find(({ extra, seat }) => !extra && !match.record.pending[seat])
  if (!ask) throw new Error('Nobody is asked and the match is not over.')
  const n = promptNumber(match.record.journal)
  const situation = { board: match.table.board, rest: match.running.turn.s.table, n, ask }
  const { seat, answer: given } = randomAnswer(situation, next)
  return { ...answer(match, seat, given), seat }
}

/** Plays on until the match is over. Throws when an answer is refused or the match does not end. */
export function playOut(
  match: Match,
  next: Random,
  each: (step: Step & { ok: true }) => void = () => {},
): void {
  while (!ended(match)) {
    const step = answerOnce(match, next)
    if (!step.ok) throw step.fault ?? new Error(`${step.seat}'s answer was refused: ${step.why}`)
    each(step)
    if (match.record.journal.length > MOST_FACTS)
      throw new Error(`It did not end within ${MOST_FACTS} facts.`)
  }
}
