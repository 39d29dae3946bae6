import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '../types'
import { convexParts, gapBetween, inside, overlapDepth, segmentCrosses, worldOutline } from './index'

const points = (corners: number[][]): Point[] => corners.map(([x, y]) => ({ x: x!, y: y! }))
const CHEVRON = points([
  [0, 23],
  [-30, -7],
  [-30, -23],
  [0, 7],
  [30, -23],
  [30, -7],
])
const BOX = points([
  [-20, -10],
  [20, -10],
  [20, 10],
  [-20, 10],
])

const span = fc.integer({ min: -8000, max: 8000 }).map((hundredths) => hundredths / 100)
const pose = fc.record({ x: span, y: span, a: fc.integer({ min: 0, max: 35999 }).map((a) => a / 100) })
const shape = fc.constantFrom(
  { form: 'plate', outline: CHEVRON, height: 5, mass: 5.7, material: 'acrylic' } as const,
  { form: 'plate', outline: BOX, height: 5, mass: 5.7, material: 'acrylic' } as const,
  { form: 'disc', radius: 20, height: 5, mass: 7.5, material: 'acrylic' } as const,
)
const outline = fc.tuple(shape, pose).map(([form, at]) => worldOutline(form, at))
const shifted = (corners: Point[], by: Point): Point[] =>
  corners.map((p) => ({ x: p.x + by.x, y: p.y + by.y }))
const always = (check: (a: Point[], b: Point[], by: Point) => void): void =>
  fc.assert(fc.property(outline, outline, fc.record({ x: span, y: span }), check), { numRuns: 300 })

test('gap and depth are the same the other way round', () => {
  always((a, b) => {
    expect(gapBetween(a, b).gap).toBeCloseTo(gapBetween(b, a).gap, 9)
    expect(overlapDepth(a, b)).toBeCloseTo(overlapDepth(b, a), 9)
  })
})

test('gap and depth do not change when both outlines move together', () => {
  always((a, b, by) => {
    expect(gapBetween(shifted(a, by), shifted(b, by)).gap).toBeCloseTo(gapBetween(a, b).gap, 9)
    expect(overlapDepth(shifted(a, by), shifted(b, by))).toBeCloseTo(overlapDepth(a, b), 9)
  })
})

test('outlines have either a gap or an overlap', () => {
  always((a, b) => {
    const { gap } = gapBetween(a, b)
    const depth = overlapDepth(a, b)
    if (gap > 1e-9) expect(depth).toBe(0)
    if (depth > 1e-9) expect(gap).toBe(0)
    expect(Math.max(gap, depth)).toBeGreaterThan(0)
  })
})

test('the gap is the distance of its two points, and a step that long makes them meet', () => {
  always((a, b) => {
    const nearest = gapBetween(a, b)
    const step = { x: nearest.b.x - nearest.a.x, y: nearest.b.y - nearest.a.y }
    expect(Math.sqrt(step.x * step.x + step.y * step.y)).toBeCloseTo(nearest.gap, 9)
    expect(gapBetween(shifted(a, step), b).gap).toBeLessThan(1e-9)
  })
})

test('a point is in an outline when it is in one of its convex parts', () => {
  always((a, _, p) => {
    expect(convexParts(a).some((part) => inside(p, part))).toBe(inside(p, a))
    expect(segmentCrosses(p, p, a)).toBe(inside(p, a))
  })
})
