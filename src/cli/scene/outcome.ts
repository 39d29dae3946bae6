import type { Event, Id, Pose, Result, Side } from '../../table/types'

/** The sentences of a hand-written outcome; mm and degrees. What is in brackets may be left out. */
export const SENTENCES = [
  'ID touches ID [at X Y][, at once]',
  'ID enters ZONE[, at once]',
  'ID leaves by SIDE at X Y',
  'ID rests at X Y [facing A] [showing N] [on ID]',
  'ID lies against ID',
] as const

/** Seconds from one sentence to the next; 'at once' is the time of the sentence before, or of the push. */
const STEP = 0.125

type Effect = { event?: Event; pose?: [Id, Pose]; pair?: [Id, Id] }
type Words = Readonly<Record<string, string | undefined>>
type Reader = [RegExp, (words: Words, t: number) => Effect]

const AT = String.raw`at (?<x>-?[\d.]+) (?<y>-?[\d.]+)`

const point = ({ x = '0', y = '0' }: Words) => ({ x: Number(x), y: Number(y) })

const READERS: Reader[] = [
  [
    new RegExp(`^(?<a>\\S+) touches (?<b>\\S+?)(?: ${AT})?(?<now>, at once)?$`),
    (words, t) => ({
      event: {
        t: timeOf(words, t),
        is: 'touch',
        a: words['a']!,
        b: words['b']!,
        moving: 'a',
        at: point(words),
      },
    }),
  ],
  [
    /^(?<a>\S+) enters (?<zone>\S+?)(?<now>, at once)?$/,
    (words, t) => ({ event: { t: timeOf(words, t), is: 'enter', a: words['a']!, zone: words['zone']! } }),
  ],
  [
    new RegExp(`^(?<a>\\S+) leaves by (?<side>[NESW]) ${AT}$`),
    (words, t) => ({
      event: { t, is: 'out', a: words['a']!, at: point(words), side: words['side'] as Side },
    }),
  ],
  [
    new RegExp(
      `^(?<id>\\S+) rests ${AT}(?: facing (?<a>[\\d.]+))?(?: showing (?<up>\\d+))?(?: on (?<on>\\S+))?$`,
    ),
    (words) => ({ pose: [words['id']!, poseOf(words)] }),
  ],
  [/^(?<a>\S+) lies against (?<b>\S+)$/, (words) => ({ pair: inOrder(words['a']!, words['b']!) })],
]

const inOrder = (a: Id, b: Id): [Id, Id] => (a < b ? [a, b] : [b, a])

const timeOf = ({ now }: Words, t: number): number => (now ? t - STEP : t)

const poseOf = ({ a = '0', up, on, ...at }: Words): Pose => ({
  ...point(at),
  a: Number(a),
  ...(up === undefined ? {} : { up: Number(up) }),
  ...(on === undefined ? {} : { on }),
})

/** What the table is told to do. Throws on a sentence it does not know. */
export function outcome(sentences: readonly string[]): Result {
  const effects = sentences.map((sentence, i) => effectOf(sentence, (i + 1) * STEP))
  return {
    events: effects.flatMap(({ event }) => (event ? [event] : [])),
    poses: Object.fromEntries(effects.flatMap(({ pose }) => (pose ? [pose] : []))),
    touching: effects.flatMap(({ pair }) => (pair ? [pair] : [])),
    seconds: 1,
    hash: 'written by hand',
  }
}

function effectOf(sentence: string, t: number): Effect {
  for (const [pattern, effect] of READERS) {
    const found = pattern.exec(sentence)
    if (found) return effect(found.groups!, t)
  }
  throw new Error(`'${sentence}' is no outcome. An outcome is one of: ${SENTENCES.join('; ')}.`)
}
