import type { Seat } from '../../games/kit'
import type { Ask } from '../../games/kit'
import { answer, ended, outlook, promptNumber, type Answer, type Match, type Step } from '../../match'
import { LEVELS, levelNamed } from '../../players/bots/levels'
import { randomAnswer } from '../../players/bots/random'
import { think } from '../../players/bots/think'
import type { Random } from '../../table/exact'

/** A match that has not ended after so many facts will not end. */
export const MOST_FACTS = 2000

/** Who may answer for a seat: chance, or a bot of a level. */
export const PLAYERS: readonly string[] = ['random', ...LEVELS.map(({ id }) => id)]

/** Lets the first seat that is due answer as its player does. */
export function answerOnce(match: Match, next: Random): Step & { seat: Seat } {
  const ask = match.asks.find(({ extra, seat }) => !extra && !match.record.pending[seat])
  if (!ask) throw new Error('Nobody is asked and the match is not over.')
  const given = botAnswer(match, ask, next) ?? byChance(match, ask, next)
  return { ...answer(match, ask.seat, given), seat: ask.seat }
}

function byChance(match: Match, ask: Ask, next: Random): Answer {
  const n = promptNumber(match.record.journal)
  const situation = { board: match.table.board, rest: match.running.turn.s.table, n, ask }
  return randomAnswer(situation, next).answer
}

function botAnswer(match: Match, { seat }: Ask, next: Random): Answer | null {
  const { player } = match.record.seats.find((one) => one.seat === seat)!
  const level = levelNamed(player)
  if (!level) return null
  const { game, table } = match
  const mind = { game, table, outlook: outlook(match, seat)!, hand: level.hand, seed: String(next()) }
  return think(mind, { budget: level.tries }).answer
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
