import { expect, test } from 'vitest'
import { missOf, sayFlown, sayMissed } from './miss'
import type { Outline } from '../../table/outline'

/** 40 mm square around a point. */
const block = (x: number, y: number): Outline => [
  { x: x - 20, y: y - 20 },
  { x: x + 20, y: y - 20 },
  { x: x + 20, y: y + 20 },
  { x: x - 20, y: y + 20 },
]

/** Straight north from the origin. */
const north = (mm: number) => ({ from: { x: 0, y: 0 }, to: { x: 0, y: mm }, half: 8 })

const missed = (mm: number, ...blocks: Outline[]) =>
  missOf(
    north(mm),
    blocks.map((outline, i) => [`s${i}`, outline] as const),
  )

test('what stops before it is short of it: 280 to its rim, less 200 flown and half the die', () => {
  expect(missed(200, block(0, 300))).toEqual({ by: 's0', gap: 72, where: 'short' })
})

test('a flick that was far too weak is short of what lies ahead, however far, not of what lies aside', () => {
  expect(missed(100, block(0, 700))).toEqual({ by: 's0', gap: 572, where: 'short' })
  expect(missed(100, block(400, 700))).toBeNull()
})

test('what goes by on its left is left of it, edge to edge', () => {
  expect(missed(400, block(60, 300))).toEqual({ by: 's0', gap: 32, where: 'left' })
  expect(missed(400, block(-60, 300))).toEqual({ by: 's0', gap: 32, where: 'right' })
})

test('what flew above it, or lies on it, was over it', () => {
  expect(missed(400, block(10, 300))).toEqual({ by: 's0', gap: 0, where: 'over' })
  expect(missed(300, block(10, 300))).toMatchObject({ where: 'over' })
})

test('the narrowest of several; what lies behind, or far off, was not missed', () => {
  expect(missed(400, block(60, 300), block(-50, 200))).toMatchObject({ by: 's1', gap: 22 })
  expect(missed(400, block(0, -100), block(300, 300))).toBeNull()
  expect(missed(400)).toBeNull()
})

test('in words: cm, below one cm mm', () => {
  const said = (gap: number, where: 'short' | 'left' | 'over') =>
    sayMissed({ by: 's1', gap, where }, 'Meridian')
  expect([said(42, 'short'), said(7.2, 'left'), said(0, 'over')]).toEqual([
    '4 cm short of Meridian',
    '8 mm left of Meridian',
    'over Meridian',
  ])
  expect(sayFlown(north(520))).toBe('stopped after 52 cm')
})
