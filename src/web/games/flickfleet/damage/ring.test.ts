import { expect, test } from 'vitest'
import { ringAround } from './ring'

test('a ring around the contact, as the camera sees it', () => {
  const flat = ringAround({ x: 100, y: 50 }, { toScreen: ({ x, y }) => ({ x: 2 * x, y: -y }) })
  for (const { x, y } of flat) expect(Math.hypot(x / 2 - 100, -y - 50)).toBeCloseTo(12, 9)
})
