/** Words for the sentences that games write. */

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** 'three'; digits above twelve. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/** 'one die', 'two dice'. */
export const amount = (count: number, one: string, more = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : more}`

/** 'Ember, Kestrel and the moon'. */
export const listed = (all: readonly string[]): string =>
  [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')

/** At the start of a sentence. */
export const capitalised = (say: string): string => say.charAt(0).toUpperCase() + say.slice(1)
