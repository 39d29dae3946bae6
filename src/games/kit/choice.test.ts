import { expect, test } from 'vitest'
import { refuse } from '../../table/refusal'
import { filled, randomChoices, textOf, wrongChoice, type Choice } from './choice'

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
    value: {
      kind: 'number',
      usual: () => 3,
      wrong: (value) => (typeof value === 'number' ? null : 'No number.'),
      random: () => 5,
      text: {
        read: (text) => (/^\d$/.test(text) ? { ok: true, value: Number(text) } : refuse('No digit.')),
        write: (value) => `${Number(value)} letters`,
      },
    },
  },
  {
    id: 'flag',
    say: 'Flag',
    value: {
      kind: 'text',
      usual: ({ wind }) => (wind as string).slice(0, 1),
      wrong: (text, { most }) => ((text as string).length <= Number(most) ? null : `Over ${Number(most)}.`),
      random: (next, { most }) => 'x'.repeat(Math.floor(next() * Number(most))),
    },
  },
]

test('what is left out is as usual, which may hang on what was chosen before', () => {
  expect(filled(known, {})).toEqual({ wind: 'calm', most: 3, flag: 'c' })
  expect(filled(known, { wind: 'storm' })).toEqual({ wind: 'storm', most: 3, flag: 's' })
  expect(wrongChoice(known, {})).toBeNull()
})

test('a text is read where a choice has a text form, and written for people', () => {
  const [, most, flag] = known as [Choice, Choice, Choice]
  expect(filled(known, { most: '7' })).toMatchObject({ most: 7 })
  expect([textOf(most, 7), textOf(most, 'many'), textOf(flag, 'abc')]).toEqual(['7 letters', 'many', 'abc'])
})

test('while something wrong is being written it is as usual', () =>
  expect(filled(known, { wind: 'breeze', most: 'many', flag: 'xxxx' })).toEqual({
    wind: 'calm',
    most: 3,
    flag: 'c',
  }))

test('wrong choices are told', () => {
  expect(wrongChoice(known, { rain: 'no' })).toBe(
    "There is no choice 'rain' here. There is: wind, most, flag.",
  )
  expect(wrongChoice([], { rain: 'no' })).toBe("There is no choice 'rain' here. There is: none.")
  expect(wrongChoice(known, { wind: 'breeze' })).toBe("'wind' is calm or storm, not 'breeze'.")
  expect(wrongChoice(known, { flag: 'abcd' })).toBe('Over 3.')
  expect(wrongChoice(known, { flag: 'abcd', most: 4 })).toBeNull()
  expect(wrongChoice(known, { flag: 'abcd', most: '4' }), 'as a text').toBeNull()
  expect(wrongChoice(known, { flag: 'abcd', most: 'many' }), 'the first that is wrong').toBe('No digit.')
  expect(wrongChoice(known, { most: [4] })).toBe('No number.')
  expect(wrongChoice(known, { wind: ['calm'] })).toBe('\'wind\' is calm or storm, not ["calm"].')
})

test('choices by chance: each may look at those before it', () => {
  const numbers = [0.5, 0.999]
  expect(randomChoices(known, () => numbers.shift()!)).toEqual({ wind: 'storm', most: 5, flag: 'xxxx' })
})
