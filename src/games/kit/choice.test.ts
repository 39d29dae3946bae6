import { expect, test } from 'vitest'
import { filled, randomChoices, wrongChoice, type Choice } from './choice'

/** A word, a number, and a text that may not be longer than that number. */
const known: Choice[] = [
  {
    id: 'wind',
    say: 'Wind',
    words: [
      { id: 'calm', say: 'calm' },
      { id: 'storm', say: 'storm' },
    ],
  },
  {
    id: 'most',
    say: 'Most letters',
    text: { usual: () => '3', wrong: (text) => (/^\d$/.test(text) ? null : 'No digit.'), random: () => '5' },
  },
  {
    id: 'flag',
    say: 'Flag',
    text: {
      usual: ({ wind }) => wind!.slice(0, 1),
      wrong: (text, { most }) => (text.length <= Number(most) ? null : `Over ${most}.`),
      random: (next, { most }) => 'x'.repeat(Math.floor(next() * Number(most))),
    },
  },
]

test('what is left out is as usual, which may hang on what was chosen before', () => {
  expect(filled(known, {})).toEqual({ wind: 'calm', most: '3', flag: 'c' })
  expect(filled(known, { wind: 'storm' })).toEqual({ wind: 'storm', most: '3', flag: 's' })
  expect(wrongChoice(known, {})).toBeNull()
})

test('wrong choices are told', () => {
  expect(wrongChoice(known, { rain: 'no' })).toBe(
    "There is no choice 'rain' here. There is: wind, most, flag.",
  )
  expect(wrongChoice([], { rain: 'no' })).toBe("There is no choice 'rain' here. There is: none.")
  expect(wrongChoice(known, { wind: 'breeze' })).toBe("'wind' is calm or storm, not 'breeze'.")
  expect(wrongChoice(known, { flag: 'abcd' })).toBe('Over 3.')
  expect(wrongChoice(known, { flag: 'abcd', most: '4' })).toBeNull()
  expect(wrongChoice(known, { flag: 'abcd', most: 'many' }), 'the first that is wrong').toBe('No digit.')
  expect(wrongChoice(known, { most: 4 as unknown as string })).toBe("'most' takes a text.")
})

test('choices by chance: each may look at those before it', () => {
  const numbers = [0.5, 0.999]
  expect(randomChoices(known, () => numbers.shift()!)).toEqual({ wind: 'storm', most: '5', flag: 'xxxx' })
})
