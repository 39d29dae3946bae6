import type { Event, Id, Pose, Result, Side } from '../../table/types'

/** The sentences of a hand-written outcome; numbers in mm and degrees. */
export const SENTENCES = [
  'ID touches ID',
  'ID touches ID at X Y',
  'ID touches ID at X Y, at once',
  'ID leaves by SIDE at X Y',
  'ID rests at X Y facing A',
  'ID rests at X Y showing N',
] as const

/** Seconds from one sentence to the next; 'at once' is the time of the sentence before. */
const STEP = 0.125

type Effect = { event?: Event; pose?: [Id, Pose] }
type Reader = [RegExp, (words: (string | undefined)[], t: number) => Effect]

const READERS: Reader[] = [
  [
    /^(\S+) touches (\S+)(?: at (-?[\d.]+) (-?[\d.]+))?(, at once)?$/,
    ([a, b, x = '0', y = '0', atOnce], t) => ({
      event: {
        t: atOnce ? t - STEP : t,
        is: 'touch',
        a: a!,
        b: b!,
        moving: 'a',
        at: { x: Number(x), y: Number(y) },
      },
    }),
  ],
  [
    /^(\S+) leaves by ([NESW]) at (-?[\d.]+) (-?[\d.]+)$/,
    ([a, side, x, y], t) => ({
      event: { t, is: 'out', a: a!, at: { x: Number(x), y: Number(y) }, side: side as Side },
    }),
  ],
  [
    /^(\S+) rests at (-?[\d.]+) (-?[\d.]+) facing ([\d.]+)$/,
    ([id, x, y, a]) => ({ pose: [id!, { x: Number(x), y: Number(y), a: Number(a) }] }),
  ],
  [
    /^(\S+) rests at (-?[\d.]+) (-?[\d.]+) showing (\d+)$/,
    ([id, x, y, up]) => ({ pose: [id!, { x: Number(x), y: Number(y), a: 0, up: Number(up) }] }),
  ],
]

/** What the table is told to do. Throws on a sentence it does not know. */
export function outcome(sentences: readonly string[]): Result {
  const effects = sentences.map((sentence, i) => effectOf(sentence, (i + 1) * STEP))
  return {
    events: effects.flatMap(({ event }) => (event ? [event] : [])),
    poses: Object.fromEntries(effects.flatMap(({ pose }) => (pose ? [pose] : []))),
    touching: [],
    seconds: 1,
    hash: 'written by hand',
  }
}

function effectOf(sentence: string, t: number): Effect {
  for (const [pattern, effect] of READERS) {
    const found = pattern.exec(sentence)
    if (found) return effect(found.slice(1), t)
  }
  throw new Error(`'${sentence}' is no outcome. An outcome is one of: ${SENTENCES.join('; ')}.`)
}
