import { expect, test } from 'vitest'
import type { Ending, SeatName } from '../../../match'
import { scoreSheet } from './scores'

const seatNames = (...names: [seat: string, team?: string][]): SeatName[] =>
  names.map(([seat, team]) => ({ seat, name: seat, player: 'human', ...(team ? { team } : {}) }))

const over = (scores?: Ending['scores']): Ending => ({
  winners: [],
  draw: true,
  how: 'rules',
  why: '',
  ...(scores ? { scores } : {}),
})

const planets = (points: number) => ({ say: 'planets', points })
const cards = (points: number) => ({ say: 'cards', points })

test('a row for each part that anybody has, and what one has twice is added', () =>
  expect(
    scoreSheet({
      seats: seatNames(['a'], ['b']),
      ended: over({
        a: { points: 5, parts: [planets(3), cards(1), cards(1)] },
        b: { points: 4, parts: [cards(4)] },
      }),
    }),
  ).toEqual({
    sides: [
      { seats: ['a'], points: 5 },
      { seats: ['b'], points: 4 },
    ],
    rows: [
      { say: 'planets', points: { a: 3 } },
      { say: 'cards', points: { a: 2, b: 4 } },
    ],
    totals: { a: 5, b: 4 },
  }))

test('seats of a team stand together, with the points of both', () =>
  expect(
    scoreSheet({
      seats: seatNames(['n', 'long'], ['e', 'broad'], ['s', 'long'], ['w', 'broad']),
      ended: over(Object.fromEntries(['n', 'e', 's', 'w'].map((id, i) => [id, { points: i, parts: [] }]))),
    }),
  ).toMatchObject({
    sides: [
      { seats: ['n', 's'], points: 2 },
      { seats: ['e', 'w'], points: 4 },
    ],
    rows: [],
  }))

test('nothing while it goes on, or where nothing was counted', () => {
  expect(scoreSheet({ seats: seatNames(['a']), ended: null })).toBeNull()
  expect(scoreSheet({ seats: seatNames(['a']), ended: over() })).toBeNull()
})
