import { expect, test } from 'vitest'
import type { Line } from '../bulk/line'
import { balancePicture } from './picture'
import { scaleOf } from './scale'
import { balanceTable } from './table'

const KIND = {
  name: 'Skirmish',
  seats: [
    { id: 'south', name: 'South' },
    { id: 'north', name: 'North' },
  ],
}

const line = (winners: string[], first: string | null, number: number): Line => ({
  game: '',
  setup: '',
  choices: {},
  players: ['cadet', 'cadet'],
  seats: ['south', 'north'],
  seed: `1 ${number}`,
  how: 'rules',
  winners,
  ...(winners.length ? {} : { draw: true as const }),
  first,
  facts: 0,
  turns: 0,
  flicks: 10 * number,
  seconds: 900,
})

const scale = scaleOf(KIND, [
  line(['south'], 'north', 1),
  line(['south'], 'south', 2),
  line([], 'north', 3),
  line(['north'], null, 4),
])

test('south wins 2.5 of 4, a draw being half; who acts first 1.5 of the 3 in which somebody acted', () => {
  expect(scale).toMatchObject({ matches: 4, draws: 1, first: { points: 1.5, matches: 3 }, flicks: 25 })
  expect(scale.sides).toEqual([
    { name: 'South', points: 2.5 },
    { name: 'North', points: 1.5 },
  ])
})

test('the table says shares with the number of matches behind them', () => {
  const table = balanceTable([scale])
  expect(table).toContain('| Skirmish | 4 | South 63 % (')
  expect(table).toContain('| 1 | 25 |')
  expect(table).toContain('1.00 core-hours in all.')
})

test('the picture has a row with both marks for every set-up', () => {
  const picture = balancePicture([scale, scale])
  expect(picture.match(/<circle/g)).toHaveLength(2)
  expect(picture).toContain('South, n = 4')
  // 62.5 % of 420 px from 190.
  expect(picture).toContain('<circle cx="452.5"')
})

test('nothing played yet is a row all the same', () => {
  expect(balanceTable([scaleOf(KIND, [])])).toContain('| Skirmish | 0 |')
})
