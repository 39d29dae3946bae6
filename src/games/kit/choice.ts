import { quoted, type Json } from './json'
import type { Seat } from './prompt'
import type { Refusal } from '../../table/types'

/** What is chosen before a match begins, by the ids of its choices. */
export type Choices = Readonly<Record<string, Json>>

/** Something to choose before a match begins: one of some words, or a value. */
export interface Choice {
  id: string
  /** 'Exhaustion'. */
  say: string
  hint?: string
  /** No book prints it. */
  house?: true
  /** Whose it is: a side's fleet, a player's deck. */
  of?: Seat
  /** What may be chosen, the first is the usual one; without them it is a value. */
  words?: readonly { id: string; say: string }[]
  value?: ValueChoice
}

/** `choices` are those that stand before it in the list, filled in as usual where nobody chose. */
export interface ValueChoice {
  /** What field it is written in: 'number', or a word of the game for a field of its own: 'fleet'. */
  kind: string
  /** What it is when nobody says anything. */
  usual(choices: Choices): Json
  /** Some to choose from at once; any other may be made. */
  proposed?: readonly Json[]
  /** Why this value cannot be used; null when it can. It may be anything. */
  wrong(value: Json, choices: Choices): string | null
  /** A legal value by chance: `next` gives numbers in [0, 1). */
  random(next: () => number, choices: Choices): Json
  /** As people write and copy it: where a text is given, it is read. */
  text?: TextForm
}

export interface TextForm {
  read(text: string): { ok: true; value: Json } | Refusal
  write(value: Json): string
}

/** What was given for this choice as a value: a text is read where the choice has a text form. */
export function valueOf({ value }: Choice, given: Json): { ok: true; value: Json } | Refusal {
  return typeof given === 'string' && value?.text ? value.text.read(given) : { ok: true, value: given }
}

/** What was given for this choice as people read it. */
export function textOf({ value }: Choice, given: Json): string {
  if (typeof given === 'string') return given
  return value?.text ? value.text.write(given) : JSON.stringify(given)
}

type Pick = (choice: Choice, made: Choices) => Json

/** One choice after the other: each may look at those made before it. */
function made(known: readonly Choice[], pick: Pick): Record<string, Json> {
  const choices: Record<string, Json> = {}
  for (const choice of known) choices[choice.id] = pick(choice, choices)
  return choices
}

const usually: Pick = ({ words, value }, before) => value?.usual(before) ?? words![0]!.id

/** Everything that can be chosen, as values; as usual where nobody chose, or nothing that can be used. */
export const filled = (known: readonly Choice[], given: Choices): Record<string, Json> =>
  made(known, (choice, before) => {
    const own = given[choice.id] ?? usually(choice, before)
    const read = valueOf(choice, own)
    return read.ok && wrongIn(choice, read.value, before) === null ? read.value : usually(choice, before)
  })

/** Legal choices by chance, for the fuzzer: `next` gives numbers in [0, 1). */
export const randomChoices = (known: readonly Choice[], next: () => number): Record<string, Json> =>
  made(
    known,
    ({ words, value }, before) =>
      value?.random(next, before) ?? words![Math.floor(next() * words!.length)]!.id,
  )

/** What is wrong with these choices, as a sentence, or null. What is left out is as usual. */
export function wrongChoice(known: readonly Choice[], given: Choices): string | null {
  const ids = known.map(({ id }) => id)
  const stranger = Object.keys(given).find((id) => !ids.includes(id))
  if (stranger !== undefined)
    return `There is no choice '${stranger}' here. There is: ${ids.join(', ') || 'none'}.`
  const before: Record<string, Json> = {}
  for (const choice of known) {
    const read = valueOf(choice, given[choice.id] ?? usually(choice, before))
    const wrong = read.ok ? wrongIn(choice, read.value, before) : read.why
    if (wrong !== null || !read.ok) return wrong
    before[choice.id] = read.value
  }
  return null
}

/** What is wrong with what was given for this choice, in the light of those `before` it; or null. */
export function wrongValue(choice: Choice, given: Json, before: Choices): string | null {
  const read = valueOf(choice, given)
  return read.ok ? wrongIn(choice, read.value, before) : read.why
}

function wrongIn({ id, words, value }: Choice, given: Json, before: Choices): string | null {
  if (value) return value.wrong(given, before)
  const known = words!.map((one) => one.id)
  if (typeof given === 'string' && known.includes(given)) return null
  return `'${id}' is ${known.join(' or ')}, not ${quoted(given)}.`
}
