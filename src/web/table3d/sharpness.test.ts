import { expect, test } from 'vitest'
import { openSharpness } from './sharpness'

test('a slow machine draws less while it moves and all when it is still', () => {
  const sharp = openSharpness()
  const moving = [0, 16, 116, 132].map((now) => sharp(now, true))
  expect(moving).toEqual([1, 1, 0.5, 0.5])
  expect(sharp(148, false)).toBe(1)
})

test('a pause between two moves is not slow', () => {
  const sharp = openSharpness()
  sharp(0, true)
  sharp(16, false)
  expect(sharp(5000, true)).toBe(1)
})
