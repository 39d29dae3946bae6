import { expect, test } from 'vitest'
import { isWithin } from '../table3d/box'
import { noteBeside } from './note'

const table = { left: 0, top: 0, right: 500, bottom: 400 }

test('the note stands right of the handle', () => {
  const { left, top, bottom } = noteBeside({ x: 100, y: 200 }, table)
  expect([left, (top + bottom) / 2]).toEqual([124, 200])
})

test('left of it at the right border', () => {
  expect(noteBeside({ x: 480, y: 200 }, table).right).toBe(456)
})

test('it stays on the table, wherever the hand goes', () => {
  const hands = [
    { x: 490, y: 100 },
    { x: 100, y: 700 },
    { x: -90, y: -50 },
  ]
  expect(hands.map((hand) => isWithin(noteBeside(hand, table), 500, 400))).toEqual([true, true, true])
})
