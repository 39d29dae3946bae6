import { describe, expect, test } from 'vitest'
import { heading } from '../exact'
import { distance, inside, overlapDepth } from '../outline'
import { type Vector, dot, turned } from '../turning'
import type { DieName, Point } from '../types'
import { DICE, lying, shown, spread } from '.'

const NAMES = Object.keys(DICE) as DieName[]
const valuesOf = (die: DieName): number[] => DICE[die].faces.map((_, i) => i + 1)

/** H-DICE: faces, mm from face to opposite face, and the two of them together. */
const OPPOSITE = { D6: [6, 16, 7], D8: [8, 15.5, 9], D10: [10, 16, 11], D12: [12, 18.5, 13] } as const

test('every value of every die, laid up at any heading, is read back', () => {
  for (const die of NAMES) {
    for (const up of valuesOf(die)) {
      for (const a of [0, 33.3, 180, 299.5]) {
        const read = shown(die, lying(die, up, a))
        expect(read.up).toBe(up)
        expect(read.level).toBeCloseTo(1, 12)
        expect(heading(read.a)).toBe(a)
      }
    }
  }
})

/** Heights of a die's corners over the face it lies on. */
const heights = (die: DieName, up: number): number[] =>
  DICE[die].corners.map((corner) => turned(lying(die, up, 0), corner)[2] + DICE[die].half)

describe.each(Object.entries(OPPOSITE))('a %s', (name, [count, apart, sum]) => {
  const die = name as DieName
  test('has flat faces as far apart as it should, opposite ones with the same sum', () => {
    const { corners, faces, half } = DICE[die]
    expect(faces).toHaveLength(count)
    expect(Math.abs(2 * half - apart)).toBeLessThan(0.02)
    faces.forEach((face, i) => {
      const turn = lying(die, i + 1, 0)
      for (const corner of face) expect(turned(turn, corners[corner]!)[2]).toBeCloseTo(half, 9)
      const isDown = (c: number): boolean => Math.abs(turned(turn, corners[c]!)[2] + half) < 1e-9
      const below = faces.findIndex((other) => other.every(isDown))
      expect(i + 1 + below + 1).toBe(sum)
    })
  })
})

test('a D4 reads the corner that is up, 19 mm from each corner that is down', () => {
  const { corners, top } = DICE.D4
  for (const up of valuesOf('D4')) {
    const there = heights('D4', up)
    expect(there[up - 1]).toBeCloseTo(top, 9)
    expect(there.filter((height) => Math.abs(height) < 1e-9)).toHaveLength(3)
    for (const other of corners) {
      const apart = corners[up - 1]!.map((along, i) => along - other[i]!)
      const square = apart.reduce((sum, along) => sum + along * along, 0)
      if (other !== corners[up - 1]) expect(Math.sqrt(square)).toBeCloseTo(19, 9)
    }
  }
})

test('a die reaches from what it lies on to its top, its hull is inside the sharp die', () => {
  for (const die of NAMES) {
    for (const up of valuesOf(die)) {
      const there = heights(die, up)
      expect(Math.min(...there)).toBeCloseTo(0, 9)
      expect(Math.max(...there)).toBeCloseTo(DICE[die].top, 9)
      const turn = lying(die, up, 0)
      for (const corner of DICE[die].hull) {
        const height = turned(turn, corner)[2] + DICE[die].half
        expect(height).toBeGreaterThan(-1e-9)
        expect(height).toBeLessThan(DICE[die].top + 1e-9)
      }
    }
  }
})

const seen = (die: DieName, up: number): Point[] =>
  DICE[die].corners.map((corner) => {
    const [x, y] = turned(lying(die, up, 0), corner)
    return { x, y }
  })

test('seen from above a die fills its footprint, whatever it shows', () => {
  for (const die of NAMES) {
    const { footprint } = DICE[die]
    for (const up of valuesOf(die)) {
      for (const { x, y } of seen(die, up)) {
        expect(inside({ x: x * 0.998, y: y * 0.998 }, footprint)).toBe(true)
      }
      if (die === 'D10') continue
      for (const corner of footprint) {
        expect(Math.min(...seen(die, up).map((point) => distance(point, corner)))).toBeLessThan(1e-9)
      }
    }
  }
})

test('footprints run counter-clockwise', () => {
  const speck = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ]
  for (const die of NAMES) expect(overlapDepth(DICE[die].footprint, speck)).toBeGreaterThan(1)
})

test('a die stays within its spread: half the diagonal of a D6 less its bevel', () => {
  expect(spread('D6')).toBeCloseTo(Math.sqrt(8 * 8 + 7.5 * 7.5), 9)
  for (const die of NAMES) {
    const far = Math.max(
      ...valuesOf(die).flatMap((up) => seen(die, up).map((p) => distance(p, { x: 0, y: 0 }))),
    )
    expect(spread(die)).toBeLessThanOrEqual(far + 1e-9)
    expect(spread(die)).toBeGreaterThan(far - 1)
  }
})

test('turning keeps lengths', () => {
  const v: Vector = [1, 2, 3]
  const w = turned(lying('D10', 7, 12.3), v)
  expect(dot(w, w)).toBeCloseTo(14, 12)
})
