import { describe, expect, test } from 'vitest'
import { polarPoint } from '../../players/human/gesture'
import { arcBeside, partAt } from './grab'

const centre = { x: 500, y: 500 }
const outline = [
  { x: 480, y: 480 },
  { x: 520, y: 480 },
  { x: 520, y: 520 },
  { x: 480, y: 520 },
]
const holds = { outline, centre, handle: { way: 180, far: 150 } }
const at = (x: number, y: number, pointing: 'touch' | 'mouse' = 'mouse') => partAt(holds, { x, y }, pointing)

test('the piece, and 24 px round it with a mouse, 44 with a finger', () => {
  expect([at(500, 500), at(544, 500), at(544.1, 500)]).toEqual(['piece', 'piece', null])
  expect([at(564, 500, 'touch'), at(564.1, 500, 'touch')]).toEqual(['piece', null])
})

describe('the handle of a parked aim', () => {
  const aside = (px: number) => polarPoint(centre, { way: 180 + (px / 150) * (180 / Math.PI), far: 150 })
  const taken = (px: number, pointing: 'touch' | 'mouse' = 'mouse') => partAt(holds, aside(px), pointing)

  test('is taken where it is, its arc beside it', () => {
    expect([taken(0), taken(13), taken(30), taken(-30), taken(47)]).toEqual([
      'handle',
      'handle',
      'arc',
      'arc',
      null,
    ])
    expect([taken(27, 'touch'), taken(60, 'touch')]).toEqual(['handle', 'arc'])
  })
})

const numbers = (path: string): number[] =>
  path
    .split(/[A-Z ]/)
    .filter(Boolean)
    .map(Number)

test('the arcs lie at the distance of the handle, on both sides of it', () => {
  const [middle, handle] = [
    { x: 100, y: 100 },
    { x: 100, y: 250 },
  ]
  for (const side of [1, -1] as const) {
    const [x1 = 0, y1 = 0, radius, , , , sweep, x2 = 0, y2 = 0] = numbers(
      arcBeside(middle, handle, side, 'mouse'),
    )
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const)
      expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(150, 6)
    expect([radius, sweep, Math.sign(100 - x2)]).toEqual([150, side > 0 ? 1 : 0, side])
  }
})
