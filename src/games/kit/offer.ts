import { type Entry, isEnd } from './entry'
import { expectFact, type Script } from './fact'
import type { Base, Play } from './game'
import type { Ask } from './prompt'
import { askOf, head, type Question } from './question'
import { flicked } from './table'

type G = Play<Base, unknown>

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
 * In secret it is asked also then: else it would tell that nothing else was left.
 */
export function* menu(g: G, question: () => Question, entries: () => Entry[]): Script {
  for (;;) {
    const list = entries()
    const asked = question()
    const isOver = list.every(({ option }) => isEnd(option))
    if (list.length === 0 || (isOver && !asked.secret)) return
    const ended = yield* offer(g, asked, list.map(tellEnd))
    if (ended) return
  }
}

function tellEnd(entry: Entry): Entry<boolean> {
  return {
    ...entry,
    *run(done) {
      yield* entry.run(done)
      return isEnd(entry.option)
    },
  }
}
