import { label } from './entry'
import { expectFact, type Chosen, type Script } from './fact'
import type { Ask, Option, Seat } from './prompt'
import { askOf, head, type Question } from './question'
import type { Id, Pose, Region } from '../../table/types'

/** One of the options. A single one is taken without asking, but in secret: that would tell of it. */
export function* pick(question: Question, options: Option[]): Script<string> {
  if (options.length === 1 && !question.secret) return options[0]!.id
  const [id] = yield* answered(question, askOf(question, options))
  return id!
}

/** From `take[0]` to `take[1]` of the options. */
export function* several(question: Question, options: Option[], take: [number, number]): Script<string[]> {
  return yield* answered(question, { ...askOf(question, options), take })
}

function* answered(question: Question, ask: Ask): Script<string[]> {
  const fact = yield { do: 'ask', ...head(question), asks: [ask], until: 'first' }
  return expectFact(fact, 'answered').by.ids
}

/**
 * Where a piece goes. 'nowhere': there is no legal pose; the caller says what happens then. `near`: a place
 * to begin with.
 */
export function* place(
  question: Question,
  piece: Id,
  shape: string,
  where: Region,
  near?: Pose,
): Script<Pose | 'nowhere'> {
  const say = question.say ?? question.why
  const what = label({ id: 'place', verb: 'place', say, of: { piece } })
  const option: Option = { ...what, how: 'place', piece, shape, where, ...(near ? { near } : {}) }
  const fact = yield { do: 'ask', ...head(question), asks: [askOf(question, [option])], until: 'first' }
  return expectFact(fact, 'answered').by.pose ?? 'nowhere'
}

/**
 * Secret and simultaneous: nobody sees anything until all have answered; then everybody sees everything, or
 * with `covered` each seat its own answer alone. A seat that has left has no answer.
 */
export function* together(
  key: string,
  why: string,
  asks: Omit<Ask, 'secret'>[],
  covered = false,
): Script<Record<Seat, string[]>> {
  const fact = yield {
    do: 'ask',
    key,
    why,
    asks: asks.map((ask) => ({ ...ask, secret: true })),
    until: 'all',
    ...(covered ? { covered } : {}),
  }
  const answers = Object.entries(expectFact(fact, 'all').by)
  return Object.fromEntries(answers.map(([seat, chosen]: [Seat, Chosen]) => [seat, chosen.ids]))
}
