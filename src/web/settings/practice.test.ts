import { expect, test } from 'vitest'
import { practiceFrom, practiceOn, stripLens } from './practice'

const lens = stripLens({ x: 100, y: 50 }, 0.8)

test('the strip lies where it is drawn', () => {
  const point = { x: 30, y: 200 }
  const { x, y } = lens.toScreen(point)
  expect(lens.toTable(x, y)).toEqual({ x: expect.closeTo(30, 9), y: expect.closeTo(200, 9) })
})

test('a swipe over the piece is measured in m/s', () => {
  const at = (t: number) => ({ ...lens.toScreen({ x: 150, y: 60 + 1.5 * t }), t })
  const start = practiceFrom(lens, 'mouse', at(0))
  if (start.is !== 'going') throw new Error(start.is)
  const end = practiceOn(start.swipe, [10, 20, 30, 40, 50, 60].map(at))
  expect(end.is === 'struck' && end.struck.velocity.y).toBeCloseTo(1.5, 6)
})
