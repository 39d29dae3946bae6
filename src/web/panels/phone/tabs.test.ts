import { expect, test } from 'vitest'
import { tabNow, tabsFor } from './tabs'

test('after the end there is nothing to choose and nothing to aim', () => {
  expect(tabsFor(true)).not.toContain('ships')
  expect(tabsFor(true)).not.toContain('aim')
  expect(tabNow('aim', true)).toBe('watch')
})

test('what is there in both stays open', () => {
  expect([tabNow('log', false), tabNow('log', true)]).toEqual(['log', 'log'])
  expect(tabNow('watch', false)).toBe('ships')
})
