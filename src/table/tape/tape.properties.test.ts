import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heading, hundredth } from '../exact'
import type { Board, Piece, Region, Rest } from '../types'
import { createTape } from './index'

const points = (corners: number[][]) => corners.map(([x, y]) => ({ x: x!, y: y! }))
const WEDGE = points([
  [0, 30],
  [-20, -15],
  [20, -15],
])
const CHEVRON = points([
  [0, 23],
  [-30, -7],
  [-30, -23],
  [0, 7],
  [30, -23],
  [30, -7],
])
const acrylic = { height: 5, mass: 10, material: 'acrylic' } as const
const board: Board = {
  size: { x: 400, y: 300 },
  shapes: {
    wedge: { form: 'plate', outline: WEDGE, ...acrylic },
    chevron: { form: 'plate', outline: CHEVRON, ...acrylic },
    disc: { form: 'disc', radius: 30, ...acrylic },
  },
}
const tape = createTape(board)

const upTo = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100)
const pose = fc.record({ x: upTo(400), y: upTo(300), a: upTo(359) })
const shape = fc.constantFrom('wedge', 'chevron', 'disc')
const piece: fc.Arbitrary<Piece> = fc.record({ kind: fc.constant('ship'), shape, pose })
const launcher = fc.record({
  kind: fc.constant('ship'),
  shape,
  pose: fc.record({ x: fc.constant(200), y: fc.constant(150), a: upTo(359) }),
})
const table: fc.Arbitrary<Rest> = fc
  .tuple(launcher, fc.array(piece, { maxLength: 4 }))
  .map(([first, others]) => Object.fromEntries([first, ...others].map((one, i) => [`s${i}`, one])))
const side = fc.constantFrom('N' as const, 'E' as const, 'S' as const, 'W' as const)
const region: fc.Arbitrary<Region> = fc.oneof(
  fc.constant({ touching: 's0' }),
  fc.record({ within: upTo(60), of: fc.oneof(side, fc.constant('s0'), fc.constant(['s0', 's1'])) }),
  fc.record({ rearAt: upTo(60), from: fc.oneof(side, fc.constant('any' as const)) }),
  fc.record({ rearWithin: upTo(60), from: side }),
  fc.record({
    around: fc.constant('s0'),
    gap: upTo(40),
    facing: fc.constantFrom('free' as const, 'away' as const),
  }),
  fc.record({ inside: fc.constant(50), from: side, near: pose, free: fc.constant('heading' as const) }),
  fc.constant({ anywhere: true } as const),
)
const always = fc.tuple(table, shape, region, pose).filter(([rest, , where]) => {
  const of = 'within' in where ? where.of : []
  return typeof of === 'string' || of.every((id) => id in rest)
})

test('an example is legal, rounded and the same every time', () => {
  fc.assert(
    fc.property(always, ([rest, form, where]) => {
      const at = tape(rest).example(form, where)
      expect(tape({ ...rest }).example(form, where)).toEqual(at)
      if (at === 'nowhere') return
      expect(at).toEqual({ x: hundredth(at.x), y: hundredth(at.y), a: heading(at.a) })
      expect(tape(rest).place(form, where, at)).toEqual({ ok: true, pose: at })
    }),
    { numRuns: 150 },
  )
})

test('an example near a wish is legal, and is the wish itself where that is legal', () => {
  fc.assert(
    fc.property(always, ([rest, form, where, near]) => {
      const { example, place } = tape(rest)
      const at = example(form, where, undefined, near)
      const wished = place(form, where, near)
      if (wished.ok) expect(at).toEqual(wished.pose)
      if (at !== 'nowhere') expect(place(form, where, at)).toEqual({ ok: true, pose: at })
    }),
    { numRuns: 150 },
  )
})

test('a place that is granted is free, on the table, in its region, and stays when asked again', () => {
  fc.assert(
    fc.property(always, ([rest, form, where, wished]) => {
      const placed = tape(rest).place(form, where, wished)
      if (!placed.ok) return
      const there = tape({ ...rest, new: { kind: 'ship', shape: form, pose: placed.pose } })
      expect(there.overlaps(form, placed.pose, 'new')).toEqual([])
      expect(tape(rest).place(form, where, placed.pose)).toEqual(placed)
      if ('touching' in where) expect(there.gap('new', where.touching)).toBeLessThanOrEqual(0.1)
      if ('rearAt' in where && where.from !== 'any') {
        expect(Math.abs(there.gap('new', where.from) - where.rearAt)).toBeLessThan(0.011)
      }
      if ('rearWithin' in where) expect(there.gap('new', where.from)).toBeLessThan(where.rearWithin + 0.011)
      if ('around' in where) expect(Math.abs(there.gap('new', where.around) - where.gap)).toBeLessThan(0.021)
    }),
    { numRuns: 300 },
  )
})

test('a launched piece lies on the line from the launcher through the wished point', () => {
  fc.assert(
    fc.property(always, ([rest, form, , wished]) => {
      const placed = tape({ s0: rest.s0! }).place(form, { touching: 's0' }, wished)
      if (!placed.ok) return
      const way = { x: wished.x - 200, y: wished.y - 150 }
      const at = { x: placed.pose.x - 200, y: placed.pose.y - 150 }
      const length = Math.sqrt(way.x * way.x + way.y * way.y)
      expect(Math.abs(way.x * at.y - way.y * at.x) / length).toBeLessThan(0.01)
      expect(way.x * at.x + way.y * at.y).toBeGreaterThan(0)
    }),
    { numRuns: 200 },
  )
})

test('a gap is the same both ways, and a line that is clear is clear both ways', () => {
  fc.assert(
    fc.property(fc.tuple(piece, piece, piece), ([s1, s2, s3]) => {
      const { gap, clear } = tape({ s1, s2, s3 })
      expect(gap('s1', 's2')).toBe(gap('s2', 's1'))
      expect(clear('s1', 's2')).toBe(clear('s2', 's1'))
    }),
    { numRuns: 200 },
  )
})

test('two pieces are within a distance when their gap is', () => {
  const mm = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constant('the gap' as const))
  fc.assert(
    fc.property(fc.tuple(piece, piece, mm), ([s1, s2, limit]) => {
      const { gap, within } = tape({ s1, s2 })
      const most = limit === 'the gap' ? gap('s1', 's2') : limit
      expect(within('s1', 's2', most)).toBe(gap('s1', 's2') <= most)
    }),
    { numRuns: 300 },
  )
})
