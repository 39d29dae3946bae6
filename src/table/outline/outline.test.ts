import { expect, test } from 'vitest'
import type { Point, Shape } from '../types'
import { CORNERS, centroid, convexParts, distanceToEdge, edgesOf, gapBetween } from './index'
import { inside, overlapDepth, segmentCrosses, worldOutline } from './index'

const rectangle = (x: number, y: number, width: number, depth: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]

/** The bomber piece of H-GEOM: 60 wide, hollow behind. */
const CHEVRON: Point[] = [
  { x: 0, y: 23 },
  { x: -30, y: -7 },
  { x: -30, y: -23 },
  { x: 0, y: 7 },
  { x: 30, y: -23 },
  { x: 30, y: -7 },
]

const acrylic = { height: 5, mass: 10, material: 'acrylic' } as const
const plate = (outline: Point[]): Shape => ({ form: 'plate', outline, ...acrylic })
const round: Shape = { form: 'disc', radius: 30, ...acrylic }

const area = (outline: Point[]): number =>
  edgesOf(outline).reduce((sum, [p, q]) => sum + (p.x * q.y - p.y * q.x) / 2, 0)

test('a ship at heading 90 has its bow to the east', () => {
  const arrow = plate([
    { x: 0, y: 10 },
    { x: -5, y: -5 },
    { x: 5, y: -5 },
  ])
  const outline = worldOutline(arrow, { x: 100, y: 50, a: 90 })
  expect(outline).toEqual([
    { x: 110, y: 50 },
    { x: 95, y: 55 },
    { x: 95, y: 45 },
  ])
})

test('a disc has 64 corners counter-clockwise, the first at +y, all on its circle', () => {
  const outline = worldOutline(round, { x: 100, y: 100, a: 0 })
  expect(outline).toHaveLength(CORNERS)
  expect(outline[0]).toEqual({ x: 100, y: 130 })
  expect(outline[16]).toEqual({ x: 70, y: 100 })
  for (const { x, y } of outline) expect((x - 100) ** 2 + (y - 100) ** 2).toBeCloseTo(900, 9)
})

test('a D6 covers 16 by 16 mm', () => {
  const die: Shape = { form: 'die', die: 'D6', mass: 4.59 }
  expect(worldOutline(die, { x: 8, y: 8, a: 0 })).toEqual(rectangle(0, 0, 16, 16))
})

test('between two rectangles the gap is the clear width, between corners the diagonal', () => {
  expect(gapBetween(rectangle(0, 0, 10, 10), rectangle(17, 2, 10, 4)).gap).toBe(7)
  const corners = gapBetween(rectangle(0, 0, 10, 10), rectangle(13, 14, 5, 5))
  expect(corners).toEqual({ gap: 5, a: { x: 10, y: 10 }, b: { x: 13, y: 14 } })
})

test('two discs on a line through corners are apart by the distance less both radii', () => {
  const [a, b] = [worldOutline(round, { x: 0, y: 0, a: 0 }), worldOutline(round, { x: 100, y: 0, a: 0 })]
  expect(gapBetween(a, b).gap).toBeCloseTo(40, 9)
})

test('touching, crossing and lying inside are a gap of 0 at a shared point', () => {
  expect(gapBetween(rectangle(0, 0, 10, 10), rectangle(10, 2, 5, 5)).gap).toBe(0)
  expect(gapBetween(rectangle(0, 0, 10, 10), rectangle(8, 8, 5, 5))).toMatchObject({ gap: 0 })
  const within = gapBetween(rectangle(0, 0, 10, 10), rectangle(4, 4, 2, 2))
  expect(within).toEqual({ gap: 0, a: { x: 4, y: 4 }, b: { x: 4, y: 4 } })
})

test('the depth of an overlap is the shortest way apart', () => {
  expect(overlapDepth(rectangle(0, 0, 10, 10), rectangle(7, 2, 10, 4))).toBe(3)
  expect(overlapDepth(rectangle(0, 0, 10, 10), rectangle(4, 4, 2, 2))).toBe(6)
  expect(overlapDepth(rectangle(0, 0, 10, 10), rectangle(10, 0, 10, 10))).toBe(0)
  expect(overlapDepth(rectangle(0, 0, 10, 10), rectangle(12, 0, 10, 10))).toBe(0)
})

test('in the hollow of a chevron nothing overlaps', () => {
  expect(overlapDepth(CHEVRON, rectangle(-5, -22, 10, 20))).toBe(0)
  expect(overlapDepth(CHEVRON, rectangle(-2, 5, 4, 4))).toBeGreaterThan(0)
})

test('a chevron is cut into its two arms, a convex outline is left whole', () => {
  const arms = convexParts(CHEVRON)
  expect(arms).toHaveLength(2)
  expect(arms.map(area)).toEqual([480, 480])
  expect(convexParts(rectangle(0, 0, 4, 3))).toEqual([rectangle(0, 0, 4, 3)])
})

test('a cross with four hollow corners is cut into convex parts that fill it', () => {
  const right = [
    [2, 1],
    [3, 1],
    [3, 2],
    [2, 2],
    [2, 3],
    [1, 3],
  ]
  const left = [
    [1, 2],
    [0, 2],
    [0, 1],
    [1, 1],
    [1, 0],
    [2, 0],
  ]
  const parts = convexParts([...right, ...left].map(([x, y]) => ({ x: x!, y: y! })))
  expect(parts.reduce((sum, part) => sum + area(part), 0)).toBe(5)
  for (const part of parts) expect(convexParts(part)).toHaveLength(1)
})

test('inside, distance to the rim and centroid', () => {
  expect(inside({ x: 0, y: -10 }, CHEVRON)).toBe(false)
  expect(inside({ x: 0, y: 10 }, CHEVRON)).toBe(true)
  expect(distanceToEdge({ x: 3, y: 5 }, rectangle(0, 0, 10, 10))).toBe(3)
  expect(distanceToEdge({ x: 13, y: 14 }, rectangle(0, 0, 10, 10))).toBe(5)
  expect(centroid(rectangle(10, 20, 4, 6))).toEqual({ x: 12, y: 23 })
  expect(centroid(CHEVRON)).toEqual({ x: 0, y: 0 })
})

test('a segment crosses what it passes through, starts in or grazes', () => {
  const box = rectangle(0, 0, 10, 10)
  expect(segmentCrosses({ x: -5, y: 5 }, { x: 15, y: 5 }, box)).toBe(true)
  expect(segmentCrosses({ x: 5, y: 5 }, { x: 6, y: 6 }, box)).toBe(true)
  expect(segmentCrosses({ x: -5, y: 10 }, { x: 15, y: 10 }, box)).toBe(true)
  expect(segmentCrosses({ x: -5, y: 10 }, { x: -1, y: 10 }, box)).toBe(false)
  expect(segmentCrosses({ x: -5, y: 11 }, { x: 15, y: 11 }, box)).toBe(false)
})
