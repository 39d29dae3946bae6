/** What is chosen before a match begins, by the ids of its choices. */
export type Choices = Readonly<Record<string, string>>

/** Something to choose before a match begins: one of some words, or a text. */
export interface Choice {
  id: string
  /** 'Exhaustion'. */
  say: string
  hint?: string
  /** No book prints it. */
  house?: true
  /** What may be chosen, the first is the usual one; without them it is a text. */
  words?: readonly { id: string; say: string }[]
  text?: TextChoice
}

/** `choices` are those that stand before it in the list, filled in as usual where nobody chose. */
export interface TextChoice {
  /** What it is when nobody says anything. */
  usual(choices: Choices): string
  /** Numbers to choose from at once; any other may be written. */
  proposed?: readonly string[]
  /** Why this text cannot be used; null when it can. */
  wrong(text: string, choices: Choices): string | null
  /** A legal text by chance: `next` gives numbers in [0, 1). */
  random(next: () => number, choices: Choices): string
}

type Pick = (choice: Choice, made: Choices) => string

/** One choice after the other: each may look at those made before it. */
function made(known: readonly Choice[], pick: Pick): Record<string, string> {
  const choices: Record<string, string> = {}
  for (const choice of known) choices[choice.id] = pick(choice, choices)
  return choices
}

const usually: Pick = ({ words, text }, before) => text?.usual(before) ?? words![0]!.id

/** Everything that can be chosen, as usual where nobody chose. `given` holds nothing wrong. */
export const filled = (known: readonly Choice[], given: Choices): Record<string, string> =>
  made(known, (choice, before) => given[choice.id] ?? usually(choice, before))

/** Legal choices by chance, for the fuzzer: `next` gives numbers in [0, 1). */
export const randomChoices = (known: readonly Choice[], next: () => number): Record<string, string> =>
  made(known, ({ words, text }, before) =>
    text ? text.random(next, before) : words![Math.floor(next() * words!.length)]!.id,
  )

/** What is wrong with these choices, as a sentence, or null. What is left out is as usual. */
export function wrongChoice(known: readonly Choice[], given: Choices): string | null {
  const ids = known.map(({ id }) => id)
  const stranger = Object.keys(given).find((id) => !ids.includes(id))
  if (stranger !== undefined)
    return `There is no choice '${stranger}' here. There is: ${ids.join(', ') || 'none'}.`
  const before: Record<string, string> = {}
  for (const choice of known) {
    const word: unknown = given[choice.id] ?? usually(choice, before)
    const wrong = wrongWord(choice, word, before)
    if (wrong !== null) return wrong
    before[choice.id] = word as string
  }
  return null
}

function wrongWord({ id, words, text }: Choice, word: unknown, before: Choices): string | null {
  if (typeof word !== 'string') return `'${id}' takes a text.`
  if (text) return text.wrong(word, before)
  const known = words!.map((one) => one.id)
  return known.includes(word) ? null : `'${id}' is ${known.join(' or ')}, not '${word}'.`
}
