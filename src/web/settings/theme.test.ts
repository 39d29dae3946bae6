import { expect, test } from 'vitest'
import { themeFor } from './theme'

test('it is evening unless somebody asks for day', () => {
  expect(themeFor(null, false)).toBe('evening')
  expect(themeFor(null, true)).toBe('day')
})

test('what the person chose here counts more than the system', () => {
  expect(themeFor('evening', true)).toBe('evening')
  expect(themeFor('day', false)).toBe('day')
  expect(themeFor('midnight', true)).toBe('day')
})
