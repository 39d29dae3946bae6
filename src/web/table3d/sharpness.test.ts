import { expect, test } from 'vitest'
import { openSharpness } from './sharpness'

test('a slow machine draws less while it moves and all when it is still', () => {
  const sharp = openSharpness()
  const moving = [0, 16, 116, 216, 316, 416, 516].map((now) => sharp(now, true))
  expect(moving.slice(0, 2)).toEqual([1, 1])
  expect(moving.at(-1)).toBe(0.45)
  expect(sharp(532, false)).toBe(1)
})
