import { expect, test } from 'vitest'
import { type Saying, sayBoard } from './board'

const text = (parts: Saying[]): string =>
  parts.map(({ numbers, say }) => (numbers ? `${numbers} ${say}` : say)).join(' ')

const not = (why: string) => ({ why, short: '' })

const destroyer = {
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

test('a dashboard is a sentence along its ruler', () => {
  expect(text(sayBoard(destroyer))).toBe(
    'Destroyer. Shields 1 of 2. 1, 2, 3 Defence Grid 2 of 3. 4 weak spot. 6 Engines 0 of 1, damaged. ' +
      'Can still activate.',
  )
})

test('the active ship says what it can do and why not the rest', () => {
  expect(text(sayBoard({ ...destroyer, cube: false, active: true }))).toBe(
    'Destroyer, active. Shields 1 of 2. 1, 2, 3 Defence Grid 2 of 3. 4 weak spot. ' +
      '6 Engines 0 of 1, damaged. Can now fire. Not repair: Nothing is damaged. ' +
      'Not move: The Engines has no disc.',
  )
})

test('what is away says where', () => {
  const lost = { ...destroyer, away: 'destroyed', gauges: [], places: [] }
  expect(text(sayBoard(lost))).toBe('Destroyer, destroyed.')
})
