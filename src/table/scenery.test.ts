import { describe, expect, test } from 'vitest'
import { openStock } from './engine/stock'
import { feetOf } from './feet'
import { distance, ownOutline, sectorsOf } from './outline'
import { FEET } from './settings'
import { dieAt, piece } from './testing/board'
import { sternPush } from './testing/flicks'
import { eventsOf, jolt, openTable } from './testing/open'
import { SCENERY } from './testing/scenery'
import type { Flick, Piece } from './types'

const table = openTable(undefined, SCENERY)
const lying = (shape: string, x: number, y: number, fixed = false): Piece => ({
  kind: shape,
  shape,
  pose: { x, y, a: 0 },
  ...(fixed ? { fixed: true as const } : {}),
})

const area = (outline: readonly { x: number; y: number }[]): number =>
  outline.reduce((sum, p, i) => {
    const q = outline[(i + 1) % outline.length]!
    return sum + (p.x * q.y - p.y * q.x) / 2
  }, 0)

describe('a ring', () => {
  const ring = SCENERY.shapes.ring60!
  const north = (speed: number): Flick => ({
    piece: 'ring',
    surface: 'rim',
    aim: { at: 94.2, bearing: 0, speed },
  })

  test('is cut into convex sectors that leave its hole free', () => {
    const sectors = sectorsOf(ownOutline(ring), 20)
    const sum = sectors.reduce((all, sector) => all + area(sector), 0)
    expect(sum / (Math.PI * (30 * 30 - 20 * 20))).toBeCloseTo(1, 1)
    const reach = Math.min(...sectors.flatMap((sector) => sector.map((p) => distance(p, { x: 0, y: 0 }))))
    expect(reach).toBeCloseTo(20, 9)
  })

  test('turns as hard as a ring does: inertia by mass (R² + r²) / 2', () => {
    const { gyration } = openStock(jolt, SCENERY).model('ring60')
    expect(gyration.along / ((30 * 30 + 20 * 20) / 2)).toBeCloseTo(1, 1)
  })

  test('stands on its own material, as far out as its area is on average', () => {
    for (const foot of feetOf(ownOutline(ring), 20)) {
      expect(distance(foot, { x: 0, y: 0 })).toBeCloseTo(
        (FEET.out * 2 * (30 ** 3 - 20 ** 3)) / (3 * (30 ** 2 - 20 ** 2)),
        1,
      )
    }
  })

  test('slides v² / (2 μ g), as every flat piece', () => {
    const { poses } = table.play({ ring: lying('ring60', 450, 200) }, north(1000)).result
    expect((poses.ring!.y - 200) / (1000 ** 2 / (2 * 0.25 * 9810))).toBeCloseTo(1, 1)
  })

  test('has room for a die in its hole, which touches it from inside', () => {
    const rest = { ring: lying('ring60', 450, 450), die: dieAt('D6', { x: 450, y: 450, a: 0 }) }
    const roll: Flick = { piece: 'die', surface: 'any', aim: { at: 0, bearing: 0, speed: 300 } }
    const [touch] = eventsOf(table.play(rest, roll).result, 'touch')
    expect(touch).toMatchObject({ a: 'die', b: 'ring' })
    expect(touch!.at.y).toBeGreaterThan(468)
    expect(touch!.at.y).toBeLessThan(471)
  })
})

describe('scenery that never moves', () => {
  const rest = { s1: piece('destroyer', 450, 250), moon: lying('moon', 450, 450, true) }

  test('stops a ship at its rim and stays where it is', () => {
    const { poses, events } = table.play(rest, sternPush('s1', 0, 2000)).result
    expect(events[0]).toMatchObject({ is: 'touch', a: 's1', b: 'moon', moving: 'a' })
    expect(poses.s1!.y + 54.6).toBeLessThanOrEqual(375.1)
    expect(poses.moon).toBeUndefined()
  })

  test('is not overlapped at the start', () => {
    const over = { s1: piece('destroyer', 450, 325), moon: rest.moon }
    expect(() => table.play(over, sternPush('s1', 0, 500))).toThrow('overlap at the start')
  })
})
