import type { Seat } from '../../games/kit'
import type { Ask } from '../../games/kit'
import { answer, ended, outlook, promptNumber, type Answer, type Match, type Step } from '../../match'
import { LEVELS, levelNamed } from '../../players/bots/levels'
import { randomAnswer, type Weigh } from '../../players/bots/random'
import { think } from '../../players/bots/think'
import type { Random } from '../../table/exact'

/** A match that has not ended after so many facts will not end. */
export const MOST_FACTS = 2000

/** By chance too, but rather what people mostly do, so that it gets far. */
export const EAGER = 'eager'

/** Who may answer for a seat: chance, or a bot of a level. */
export const PLAYERS: readonly string[] = ['random', EAGER, ...LEVELS.map(({ id }) => id)]

/** Lets the first seat that is due answer as its player does. */
export function answerOnce(match: Match, next: Random): Step & { seat: Seat } {
  const ask = match.asks.find(({ extra, seat }) => !extra && !match.record.pending[seat])
  if (!ask) throw new Error('Nobody is asked and the match is not over.')
  const answers = botAnswers(match, ask, next) ?? byChance(match, ask, next)
  return { ...firstTaken(match, ask.seat, answers), seat: ask.seat }
}

/**
 * A die may start inside what stands beside its ship: then another way is tried. Else a refusal is a fault.
 */
function firstTaken(match: Match, seat: Seat, answers: Iterable<Answer>): Step {
  let step: Step = { ok: false, why: 'There is no answer.' }
  for (const given of answers) {
    step = answer(match, seat, given)
    if (step.ok || step.fault || !given.aim?.start) return step
  }
  return step
}

const GUESSES = 20

function* byChance(match: Match, ask: Ask, next: Random): Generator<Answer> {
  const n = promptNumber(match.record.journal)
  const situation = { board: match.table.board, rest: match.running.turn.s.table, n, ask }
  for (let i = 0; i < GUESSES; i++) yield randomAnswer(situation, next, weighing(match, ask)).answer
}

function weighing({ game, record, running }: Match, { seat }: Ask): Weigh | undefined {
  const { player } = record.seats.find((one) => one.seat === seat)!
  const { bot } = game
  return player === EAGER && bot ? (option) => bot.leaning(running.turn.play, option) : undefined
}

function botAnswers(match: Match, { seat }: Ask, next: Random): Answer[] | null {
  const { player } = match.record.seats.find((one) => one.seat === seat)!
  const level = levelNamed(player)
  if (!level) return null
  const { game, table } = match
  const mind = { game, table, outlook: outlook(match, seat)!, hand: level.hand, seed: String(next()) }
  const { answer: first, instead } = think(mind, { budget: level.tries })
  return [first, ...instead]
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
