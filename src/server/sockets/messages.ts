import { z } from 'zod'
import { isJson, type Json } from '../../games/kit'
import type { Wire, WireName } from '../../match'
import type { Refusal } from '../../table/types'

/** What a page may send. Everything else is refused with its reason; unknown fields are dropped. */

const MOST_SEATS = 8
const MOST_CHOSEN = 100

const word = z
  .string()
  .min(1)
  .max(64)
  .regex(/^\P{Cc}*$/u, 'must be plain text')
const seat = word
const whole = z.int().min(0)

/** Letters that show nothing: fillers, and the blank of Braille. */
const BLANK = '\\u115f\\u1160\\u2800\\u3164\\uffa0'

/** Control and direction marks could rearrange the lines around a name; the joiner only joins pictures. */
const LETTER = `[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}${BLANK}]`
const JOINER = '(?<=[\\p{Extended_Pictographic}\\p{EMod}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})'
const PLAIN = new RegExp(`^(?:${LETTER}|${JOINER})*$`, 'u')

/** More marks on one letter run over the lines above and below. */
const PILED = /\p{M}{5}/u

/** 1 to 40 characters of plain text with something to see in it. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(PLAIN, 'must be plain text')
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must show something')
  .refine((text) => !PILED.test(text), 'has too many marks on one letter')

/** Of plain data: lists and objects in each other, and letters when written out. */
const MOST_DEEP = 8
const MOST_LETTERS = 4000

/** What is chosen for a set-up: a word, a fleet, a deck. */
const chosen = z
  .custom<Json>((value) => isJson(value, MOST_DEEP), 'must be plain data')
  .refine((value) => JSON.stringify(value).length <= MOST_LETTERS, 'is too long')

const choices = z
  .record(word, chosen)
  .refine((map) => Object.keys(map).length <= MOST_CHOSEN, 'has too many entries')

const point = z.object({ x: z.number(), y: z.number() })

const aim = z.object({ at: z.number(), bearing: z.number(), speed: z.number(), start: point.optional() })

const pose = z.object({ x: z.number(), y: z.number(), a: z.number() })

const answer = z.object({
  n: whole,
  ids: z.array(word).max(MOST_CHOSEN),
  aim: aim.optional(),
  pose: z.union([pose, z.literal('nowhere')]).optional(),
})

const linked = z.object({ link: whole, seat })

export const messages = {
  list: z.object({}),
  create: z.object({
    game: word,
    setup: z.object({ setup: word, choices }),
    names: z.record(word, name),
    bots: z.record(word, word).optional(),
    sameScreen: z.boolean(),
  }),
  open: z.object({
    link: whole,
    id: word,
    seats: z
      .array(seat)
      .max(MOST_SEATS)
      .refine((seats) => new Set(seats).size === seats.length, 'names a seat twice'),
  }),
  answer: linked.extend({ answer }),
  retract: linked.extend({ at: whole }),
  offerDraw: linked,
  reply: linked.extend({ at: whole, how: z.enum(['accept', 'decline']) }),
  resign: linked,
  hint: linked,
  past: z.object({ link: whole }),
  hurry: z.object({ link: whole }),
  close: z.object({ link: whole }),
} satisfies { [N in WireName]: z.ZodType<Wire[N]['sends']> }

/** The message as it may be used, or why it is none. */
export function readMessage<N extends WireName>(
  kind: N,
  message: unknown,
): { ok: true; read: Wire[N]['sends'] } | Refusal {
  const parsed = messages[kind].safeParse(message)
  if (parsed.success) return { ok: true, read: parsed.data }
  const { path, message: why } = parsed.error.issues[0]!
  const where = path.length ? ` (${path.join('.')})` : ''
  return { ok: false, why: `'${kind}' is not understood${where}: ${why}.` }
}

export const isMessage = (kind: string): kind is WireName => Object.hasOwn(messages, kind)
