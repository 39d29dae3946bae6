import { expect, test } from 'vitest'
import { stepped } from './roving'

test('arrows go round, Home and End to the ends', () => {
  expect(stepped('ArrowRight', 0, 3)).toBe(1)
  expect(stepped('ArrowRight', 2, 3)).toBe(0)
  expect(stepped('ArrowLeft', 0, 3)).toBe(2)
  expect(stepped('Home', 2, 3)).toBe(0)
  expect(stepped('End', 0, 3)).toBe(2)
})

test('other keys, and a row of none, lead nowhere', () => {
  expect(stepped('ArrowUp', 0, 3)).toBeNull()
  expect(stepped('Enter', 0, 3)).toBeNull()
  expect(stepped('ArrowRight', -1, 0)).toBeNull()
})
