import { expect, test } from 'vitest'
import { board, classes } from '../data'
import { ownOutline } from '../../../table/outline'
import { evenRow, roomFor, roomNeeded, widthOf } from './row'

/** 900 mm of edge, 25 mm free at both ends: 850. */
const ROW = { rearAt: 50, gap: { most: 150, least: 10 }, margin: 25 }

test('ships are as wide to the left as to the right', () => {
  for (const { body } of Object.values(classes)) {
    for (const shape of Object.keys(body.forms)) {
      const across = ownOutline(board.shapes[shape]!).map(({ x }) => x)
      expect([shape, Math.max(...across) + Math.min(...across)]).toEqual([shape, 0])
    }
  }
  expect(widthOf(board, 'destroyer')).toBe(45)
  expect(widthOf(board, 'fighter_wing:3')).toBe(60)
})

test('one ship stands in the middle, two beside it, 15 cm apart at most', () => {
  expect(evenRow(board, [45], ROW)).toEqual([0])
  // 100 + 150 + 50 = 300 wide: the first is at the right end, the second at the left.
  expect(evenRow(board, [100, 50], ROW)).toEqual([100, -125])
})

test('they go to the right and the left end in turn, the widest stays in the middle', () => {
  // 4 x 10 + 3 x 150 = 490 wide: from left to right 3, 1, 0, 2.
  expect(evenRow(board, [10, 10, 10, 10], ROW)).toEqual([80, -80, 240, -240])
})

test('where there is less room the gaps are narrower, and equal', () => {
  // 850 - 5 x 60 = 550 in four gaps of 137.5.
  expect(evenRow(board, [60, 60, 60, 60, 60], ROW)).toEqual([0, -197.5, 197.5, -395, 395])
  expect(roomFor(board, ROW)).toBe(850)
  expect(roomNeeded([60, 60, 60], ROW)).toBe(200)
})
