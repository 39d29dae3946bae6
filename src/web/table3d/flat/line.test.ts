import { expect, test } from 'vitest'
import { cutFrom, pointAlong } from './line'

const corner = [
  { x: 0, y: 0 },
  { x: 0, y: 10 },
  { x: 20, y: 10 },
]

test('along a line, round its corner, and no farther than its end', () => {
  expect([0, 10, 15, 99].map((mm) => pointAlong(corner, mm))).toEqual([
    expect.objectContaining({ x: 0, y: 0 }),
    expect.objectContaining({ x: 0, y: 10 }),
    expect.objectContaining({ x: 5, y: 10 }),
    expect.objectContaining({ x: 20, y: 10 }),
  ])
})

test('cut from its start: the rest, or nothing', () => {
  const [first, ...rest] = cutFrom(corner, 4)
  expect([first!.x, first!.y, ...rest]).toEqual([0, 4, corner[1], corner[2]])
  expect(cutFrom(corner, 15)).toHaveLength(2)
  expect(cutFrom(corner, 30)).toEqual([])
})
