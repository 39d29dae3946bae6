import { expect, test } from 'vitest'
import { verdictOf } from './sprt'

const wins = (n: number) => Array.from({ length: n }, () => 1)
const losses = (n: number) => Array.from({ length: n }, () => 0)

// ln 19 = 2.944; a win is worth ln 1.3 = 0.2624, a loss ln 0.7 = -0.3567.
test('twelve wins in a row decide (12 * 0.2624 = 3.15), eleven do not (2.89)', () => {
  expect(verdictOf(wins(11))).toBe('open')
  expect(verdictOf(wins(12))).toBe('better')
})

test('nine losses in a row decide the other way (-3.21), eight do not (-2.85)', () => {
  expect(verdictOf(losses(8))).toBe('open')
  expect(verdictOf(losses(9))).toBe('not better')
})

test('a draw tells nothing, and what comes after the decision changes nothing', () => {
  expect(verdictOf([...wins(11), 0.5, 0.5])).toBe('open')
  expect(verdictOf([...wins(12), ...losses(40)])).toBe('better')
})

test('even results stay open', () => {
  expect(verdictOf(Array.from({ length: 40 }, (_, i) => i % 2))).toBe('open')
})
