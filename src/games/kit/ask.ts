import type { Entry } from './entry'
import { expectFact, type Chosen, type Script } from './fact'
import type { Base, Play } from './game'
import type { Ask, Option, Request, Seat } from './prompt'
import { flicked } from './table'
import type { Id, Pose, Region } from '../../table/types'

type G = Play<Base, unknown>

/** A question to one seat. `why`: what everybody reads; `say`: what the seat reads, if it differs. */
export interface Question {
  key: string
  seat: Seat
  why: string
  say?: string
  hint?: string
  rule?: string
  /** The rule is of this house: no book prints it. */
  house?: true
}

/** What of a question everybody sees. */
const head = ({ key, why, rule, house }: Question): Pick<Request, 'key' | 'why' | 'rule' | 'house'> => ({
  key,
  why,
  ...(rule ? { rule } : {}),
  ...(house ? { house } : {}),
})

/** Exactly one of the entries; the table is already updated when its script runs. */
export function* offer<R>(g: G, question: Question, entries: Entry<R>[]): Script<R> {
  const fact = yield { do: 'ask', ...head(question), asks: asksFor(question, entries), until: 'first' }
  const { by } = expectFact(fact, 'answered')
  const entry = entries.find((e) => e.option.id === by.ids[0] && (e.seat ?? question.seat) === by.seat)
  if (!entry) throw new Error(`'${by.ids[0]}' is not an option of '${question.key}'.`)
  const before = g.s.table
  if (entry.option.how === 'flick' && by.result) g.s.table = flicked(before, entry.option, by.result)
  return yield* entry.run({ ...by, before })
}

const askOf = ({ seat, why, say, hint }: Question, options: Option[]): Ask => ({
  seat,
  say: say ?? why,
  options,
  ...(hint ? { hint } : {}),
})

function asksFor(question: Question, entries: Entry<unknown>[]): Ask[] {
  const { seat, why } = question
  const own = entries.filter((e) => (e.seat ?? seat) === seat)
  const others = [...new Set(entries.flatMap((e) => (e.seat && e.seat !== seat ? [e.seat] : [])))]
  const main = askOf(
    question,
    own.map((e) => e.option),
  )
  const extras = others.map(
    (other): Ask => ({
      seat: other,
      say: why,
      extra: true,
      options: entries.filter((e) => e.seat === other).map((e) => e.option),
    }),
  )
  return [main, ...extras]
}

/**
 * Again and again, the list made anew each time, until an entry that ends is taken or only endings are left.
 */
export function* menu(g: G, question: () => Question, entries: () => Entry[]): Script {
  for (;;) {
    const list = entries()
    if (list.every((e) => e.ends)) return
    const ended = yield* offer(g, question(), list.map(tellEnd))
    if (ended) return
  }
}

function tellEnd(entry: Entry): Entry<boolean> {
  return {
    ...entry,
    *run(done) {
      yield* entry.run(done)
      return entry.ends === true
    },
  }
}

/** One of the options. A single one is taken without asking. */
export function* pick(question: Question, options: Option[]): Script<string> {
  if (options.length === 1) return options[0]!.id
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
  const option: Option = { id: 'place', say, how: 'place', piece, shape, where, ...(near ? { near } : {}) }
  const fact = yield { do: 'ask', ...head(question), asks: [askOf(question, [option])], until: 'first' }
  return expectFact(fact, 'answered').by.pose ?? 'nowhere'
}

/** Secret and simultaneous: nobody sees anything until all have answered; then everybody sees everything. */
export function* together(
  key: string,
  why: string,
  asks: Omit<Ask, 'secret'>[],
): Script<Record<Seat, string[]>> {
  const fact = yield {
    do: 'ask',
    key,
    why,
    asks: asks.map((ask) => ({ ...ask, secret: true })),
    until: 'all',
  }
  const answers = Object.entries(expectFact(fact, 'all').by)
  return Object.fromEntries(answers.map(([seat, chosen]: [Seat, Chosen]) => [seat, chosen.ids]))
}

export const choose = (id: string, say: string, piece?: Id): Option => ({
  id,
  say,
  how: 'choose',
  ...(piece ? { piece } : {}),
})
