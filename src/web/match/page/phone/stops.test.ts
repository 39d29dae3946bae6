import { expect, test } from 'vitest'
import { nextStop, stopAfter } from './stops'

test('a drag ends at a stop, never past the last', () => {
  expect(stopAfter('half', 60)).toBe('full')
  expect(stopAfter('half', -60)).toBe('peek')
  expect(stopAfter('half', 20)).toBe('half')
  expect(stopAfter('full', 400)).toBe('full')
})

test('a tap goes round', () => {
  expect([nextStop('peek'), nextStop('half'), nextStop('full')]).toEqual(['half', 'full', 'peek'])
})
