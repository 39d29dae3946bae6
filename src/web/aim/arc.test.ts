import { expect, test } from 'vitest'
import { arcBeside } from './arc'

const numbers = (path: string): number[] =>
  path
    .split(/[A-Z ]/)
    .filter(Boolean)
    .map(Number)

test('the arcs lie at the distance of the handle, on both sides of it', () => {
  const [centre, handle] = [
    { x: 100, y: 100 },
    { x: 100, y: 250 },
  ]
  for (const side of [1, -1] as const) {
    const [x1 = 0, y1 = 0, radius, , , , sweep, x2 = 0, y2 = 0] = numbers(
      arcBeside(centre, handle, side, 'mouse'),
    )
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const)
      expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(150, 6)
    expect([radius, sweep, Math.sign(100 - x2)]).toEqual([150, side > 0 ? 1 : 0, side])
  }
})
