import { expect, test } from 'vitest'
import { BOARD, REAR } from '../testing/board'
import type { Shape } from '../types'
import { contact, litLength } from './contact'
import { startInset } from './inset'

const { destroyer, fighter3, bomber3, disc20 } = BOARD.shapes as Record<string, Shape>
const HERE = { x: 0, y: 0, a: 0 }

test('the lit edges count in list order, gaps left out', () => {
  expect(litLength(destroyer!, REAR)).toBeCloseTo(66.61, 2)
  expect(contact(destroyer!, HERE, REAR, 0).point).toEqual({ x: -22.5, y: -21.4 })
  expect(contact(bomber3!, HERE, { edges: [3, 2] }, 0).point).toEqual({ x: 0, y: -9 })
})

test('in the middle of the stern the way in is ahead', () => {
  const { point, inward } = contact(destroyer!, HERE, { edges: [3] }, 11.2)
  expect(point.x).toBeCloseTo(0, 9)
  expect(point.y).toBe(-40.4)
  expect(inward).toEqual({ x: 0, y: 1 })
})

test('a corner belongs to the edge that starts there, beyond the end it stays at the end', () => {
  const corners = [
    [-10, -10],
    [10, -10],
    [10, 10],
    [-10, 10],
  ].map(([x, y]) => ({ x: x!, y: y! }))
  const square = { ...destroyer!, outline: corners } as Shape
  expect(contact(square, HERE, 'rim', 20).inward).toEqual({ x: -1, y: 0 })
  expect(contact(square, HERE, 'rim', 99).point).toEqual({ x: -10, y: -10 })
})

test('a round piece starts at +y of its outline and runs counter-clockwise', () => {
  const quarter = (Math.PI / 2) * 30
  const bow = { point: { x: 0, y: 30 }, inward: { x: 0, y: -1 } }
  expect(contact(fighter3!, HERE, 'rim', 0)).toMatchObject(bow)
  expect(contact(fighter3!, HERE, 'rim', quarter).point.x).toBeCloseTo(-30, 9)
  expect(contact(fighter3!, { x: 100, y: 100, a: 90 }, 'rim', 0).point).toEqual({ x: 130, y: 100 })
  expect(litLength(fighter3!, 'rim')).toBeCloseTo(2 * Math.PI * 30, 9)
})

test('a die starts 8.5 mm inside, on narrow pieces 2 mm', () => {
  expect(startInset(destroyer!)).toBe(8.5)
  expect(startInset(disc20!)).toBe(8.5)
  expect(startInset({ ...disc20!, radius: 8.4 } as Shape)).toBe(2)
  expect(startInset(BOARD.shapes.bomber1!)).toBe(2)
})
