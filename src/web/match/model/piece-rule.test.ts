import { expect, test } from 'vitest'
import type { Lens } from '../../table3d/types'
import { pieceUnder } from './piece-rule'

/** One piece that covers a single pixel. */
const lens = { pick: (x, y) => (Math.abs(x - 50) < 1 && Math.abs(y - 50) < 1 ? 's1' : null) } as Lens

test('a finger may be beside a small piece, a mouse may not', () => {
  expect(pieceUnder(lens, { x: 50, y: 50 }, false)).toBe('s1')
  expect(pieceUnder(lens, { x: 70, y: 50 }, true)).toBe('s1')
  expect(pieceUnder(lens, { x: 70, y: 50 }, false)).toBeNull()
  expect(pieceUnder(lens, { x: 120, y: 50 }, true)).toBeNull()
})
