import { describe, expect, test } from 'vitest'
import type { MatchLine } from '../bulk/line'
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

const line = (winners: string[], first: string | null, number: number): MatchLine => ({
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
  expect(table).toContain('| 1 | 0 | 25 |')
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

describe('two teams of two, a third seat by itself', () => {
  const kind = {
    name: 'Brawl',
    seats: [
      { id: 'a', name: 'Ada', team: 'red' },
      { id: 'b', name: 'Ben', team: 'blue' },
      { id: 'c', name: 'Cy', team: 'red' },
      { id: 'd', name: 'Di' },
    ],
  }
  const { draw: _, ...lost } = line([], 'a', 2)
  const brawl = scaleOf(kind, [line(['a', 'c'], 'a', 1), lost, line(['d'], 'b', 3)])

  test("a team is one side; what everybody lost is nobody's and no draw", () => {
    expect(brawl.sides).toEqual([
      { name: 'Ada and Cy', points: 1 },
      { name: 'Ben', points: 0 },
      { name: 'Di', points: 1 },
    ])
    expect(brawl).toMatchObject({ draws: 0, lost: 1, first: { points: 1, matches: 3 } })
    expect(balanceTable([brawl])).toMatch(
      /\| Ada and Cy 33 % \(.*; Ben 0 % \(.*; Di 33 % \(.* \| 0 \| 1 \| 20 \|/,
    )
  })

  test('the picture shows every side where there are more than two', () => {
    expect(balancePicture([brawl, scale]).match(/<circle/g)).toHaveLength(3 + 1)
  })
})
