import { expect, test } from 'vitest'
import { resultOf, worthOf, wrongOutcome } from './outcome'

test('won by some, drawn, or lost by everybody; a draw counts half', () => {
  const won = { winners: ['a'], why: '' }
  const draw = { winners: [], draw: true as const, why: '' }
  const lost = { winners: [], why: '' }
  expect([won, draw, lost].map(resultOf)).toEqual(['won', 'draw', 'lost'])
  expect([worthOf(won, 'a'), worthOf(won, 'b'), worthOf(draw, 'a'), worthOf(lost, 'a')]).toEqual([
    1, 0, 0.5, 0,
  ])
})

test('a draw with winners, a stranger, and points that are no sum are told', () => {
  const parts = [{ say: 'planets', points: 3 }]
  const wrong = (outcome: object) => wrongOutcome({ winners: [], why: '', ...outcome }, ['a'])
  expect(wrong({ winners: ['a'], draw: true })).toBe('A draw has no winners.')
  expect(wrong({ winners: ['b'] })).toBe("'b' is no seat: a.")
  expect(wrong({ scores: { a: { points: 4, parts } } })).toBe(
    'The points of a are not the sum of their parts.',
  )
  expect(wrong({ winners: ['a'], scores: { a: { points: 3, parts } } })).toBeNull()
})
