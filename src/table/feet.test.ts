import { expect, test } from 'vitest'
import { feetOf, meanRadius } from './feet'
import { distance, distanceToEdge, inside, ownOutline } from './outline'
import { FEET } from './settings'
import { BOARD } from './testing/board'

const FLAT = Object.entries(BOARD.shapes).filter(([, shape]) => shape.form !== 'die')

test.each(FLAT)('the feet of a %s stand under it, as far out as its area is on average', (_name, shape) => {
  const outline = ownOutline(shape)
  const feet = feetOf(outline)
  expect(feet).toHaveLength(4)
  for (const foot of feet) {
    expect(inside(foot, outline)).toBe(true)
    expect(distanceToEdge(foot, outline)).toBeGreaterThanOrEqual(FEET.within)
    expect(distance(foot, { x: 0, y: 0 })).toBeCloseTo(FEET.out * meanRadius(outline), 9)
  }
})

test('mean radii: two thirds of a disc, and those of the feel design', () => {
  expect(meanRadius(ownOutline(BOARD.shapes.wood!))).toBeCloseTo((12.7 * 2) / 3, 1)
  expect(meanRadius(ownOutline(BOARD.shapes.destroyer!))).toBeCloseTo(22.9, 1)
  expect(meanRadius(ownOutline(BOARD.shapes.carrier!))).toBeCloseTo(37.5, 0)
})

test('a hollow wing stands on its arms, left like right', () => {
  const feet = feetOf(ownOutline(BOARD.shapes.bomber1!))
  expect(feet.map(({ x }) => Math.sign(x))).toEqual([1, -1, -1, 1])
  expect(feet[0]!.x).toBeCloseTo(-feet[1]!.x, 9)
  expect(feet[2]!.y).toBeCloseTo(feet[3]!.y, 9)
})

test('a needle has no room for feet', () => {
  const needle = [
    { x: -50, y: -1 },
    { x: 50, y: -1 },
    { x: 50, y: 1 },
    { x: -50, y: 1 },
  ]
  expect(() => feetOf(needle)).toThrow(RangeError)
})
