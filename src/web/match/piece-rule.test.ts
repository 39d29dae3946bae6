import { expect, test } from 'vitest'
import type { Lens } from '../table3d/types'
import { besidePiece, pieceUnder } from './piece-rule'

const PICTURE = { width: 400, height: 300 }
const CHIP = { width: 100, height: 40 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test('above the piece, below it where it is at the top', () => {
  expect(besidePiece(box(180, 140, 220, 160), CHIP, PICTURE, [])).toEqual({ x: 150, y: 92 })
  expect(besidePiece(box(180, 10, 220, 30), CHIP, PICTURE, [])).toEqual({ x: 150, y: 38 })
})

test('not on what is said or held there already', () => {
  expect(besidePiece(box(180, 140, 220, 160), CHIP, PICTURE, [box(150, 90, 160, 100)])).toEqual({
    x: 150,
    y: 168,
  })
})

test('in the picture, wherever the piece is', () => {
  expect(besidePiece(box(390, 290, 430, 330), CHIP, PICTURE, [])).toEqual({ x: 300, y: 242 })
})

/** One piece that covers a single pixel. */
const lens = { pick: (x, y) => (Math.abs(x - 50) < 1 && Math.abs(y - 50) < 1 ? 's1' : null) } as Lens

test('a finger may be beside a small piece, a mouse may not', () => {
  expect(pieceUnder(lens, { x: 50, y: 50 }, false)).toBe('s1')
  expect(pieceUnder(lens, { x: 70, y: 50 }, true)).toBe('s1')
  expect(pieceUnder(lens, { x: 70, y: 50 }, false)).toBeNull()
  expect(pieceUnder(lens, { x: 120, y: 50 }, true)).toBeNull()
})
