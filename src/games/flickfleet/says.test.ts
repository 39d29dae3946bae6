import { expect, test } from 'vitest'
import type { Dashboard } from './dashboard-types'
import { wordsOf } from './says'

const not = (why: string) => ({ why, short: '' })

const destroyer: Dashboard = {
  id: 's1',
  seat: 'uprising',
  name: 'Ember',
  what: 'Destroyer',
  cube: true,
  gauges: [{ name: 'shields', now: 1, most: 2 }],
  places: [
    { name: 'Engineering', numbers: [], now: 0, most: 0, does: 'Repair', not: not('Nothing is damaged.') },
    { name: 'Defence Grid', numbers: [1, 2, 3], now: 2, most: 3, does: 'Fire' },
    { name: 'Weak spot', numbers: [4], now: 0, most: 0, weakSpot: true as const },
    { name: 'Engines', numbers: [6], now: 0, most: 1, does: 'Move', not: not('The Engines has no disc.') },
  ],
}

test('a dashboard is a sentence along its ruler', () =>
  expect(wordsOf(destroyer).says).toEqual([
    { say: 'Shields 1 of 2.' },
    { mark: '1, 2, 3', say: 'Defence Grid 2 of 3.' },
    { mark: '4', say: 'weak spot.' },
    { mark: '6', say: 'Engines 0 of 1, damaged.' },
  ]))

test('the active ship says what it can do and why not the rest', () =>
  expect(wordsOf({ ...destroyer, active: true }).active).toEqual([
    'Can now fire.',
    'Not repair: Nothing is damaged.',
    'Not move: The Engines has no disc.',
  ]))

test('it may still activate as long as it is there', () => {
  expect(wordsOf(destroyer).ready).toBe('Can still activate.')
  expect(wordsOf({ ...destroyer, away: 'destroyed', lost: true })).not.toHaveProperty('ready')
})
