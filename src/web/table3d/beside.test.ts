import { expect, test } from 'vitest'
import { beside } from './beside'

const PICTURE = { width: 400, height: 300 }
const CHIP = { width: 100, height: 40 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test('above the piece, below it where it is at the top', () => {
  expect(beside(box(180, 140, 220, 160), CHIP, PICTURE, [])).toEqual({ x: 150, y: 92 })
  expect(beside(box(180, 10, 220, 30), CHIP, PICTURE, [])).toEqual({ x: 150, y: 38 })
})

test('not on what is said or held there already', () => {
  expect(beside(box(180, 140, 220, 160), CHIP, PICTURE, [box(150, 90, 160, 100)])).toEqual({ x: 150, y: 168 })
})

test('in the picture, wherever the piece is', () => {
  expect(beside(box(390, 290, 430, 330), CHIP, PICTURE, [])).toEqual({ x: 300, y: 242 })
})

test('at a corner where the sides are taken', () => {
  const sides = [
    box(170, 90, 220, 130),
    box(170, 170, 220, 200),
    box(230, 140, 330, 160),
    box(70, 140, 170, 160),
  ]
  expect(beside(box(180, 140, 220, 160), CHIP, PICTURE, sides)).toEqual({ x: 228, y: 92 })
})

test('a way in from the rim rather than on something', () => {
  const ship = box(120, 100, 200, 200)
  const ring = box(100, 150, 130, 170)
  const panel = box(0, 210, 400, 300)
  expect(beside(ring, CHIP, PICTURE, [ship, panel])).toEqual({ x: 0, y: 140 })
})

test('past what it stands on, where a panel leaves no room below', () => {
  const ship = box(150, 100, 250, 200)
  const ring = box(185, 180, 215, 210)
  const panel = box(0, 212, 400, 300)
  expect(beside(ring, CHIP, PICTURE, [ship, panel])).toEqual({ x: 258, y: 170 })
})
