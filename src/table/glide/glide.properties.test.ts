import fc from 'fast-check'
import { expect, test } from 'vitest'
import { random } from '../exact'
import { createTape } from '../tape'
import { BOARD } from '../testing/board'
import { crowd } from '../testing/scenes'
import type { Pose } from '../types'
import { createGlide } from './index'

const glide = createGlide(BOARD)
const tape = createTape(BOARD)
const TABLES = [0, 1, 2].map((seed) => crowd(BOARD, random(`glide ${seed}`)))
const far = fc.integer({ min: -100, max: 1000 })
const numbers = fc.record({
  rest: fc.constantFrom(...TABLES),
  mover: fc.nat(),
  to: fc.record({ x: far, y: far }),
  mm: fc.integer({ min: 1, max: 900 }),
})

/** A table and a glide of one of its pieces. */
const meant = numbers.map(({ rest, mover, to, mm }) => {
  const movers = Object.keys(rest).filter((id) => !rest[id]!.fixed)
  return { rest, how: { piece: movers[mover % movers.length]!, to, mm } }
})

const apart = (p: Pose, q: Pose): number => Math.sqrt((p.x - q.x) ** 2 + (p.y - q.y) ** 2)

test('on the whole way nobody is overlapped, and who ends it early is touched', () => {
  fc.assert(
    fc.property(meant, ({ rest, how }) => {
      const { result } = glide(rest, how)
      const [{ overlaps }, { pose: start, shape }] = [tape(rest), rest[how.piece]!]
      const end = result.poses[how.piece]
      if (!end) return
      const far = apart(start, end)
      for (let slid = 0; slid <= far; slid += 5) {
        const between = (from: number, to: number): number => from + ((to - from) * slid) / far
        const there = { ...start, x: between(start.x, end.x), y: between(start.y, end.y) }
        expect(overlaps(shape, there, how.piece)).toEqual([])
      }
      const aim = Math.min(how.mm, apart(start, { ...how.to, a: 0 }))
      expect(far).toBeLessThan(aim + 0.02)
      const touched = result.events.filter((event) => event.is === 'touch')
      if (far < aim - 0.02) expect(touched.length).toBeGreaterThan(0)
      for (const { b } of touched) {
        expect(result.touching.some((pair) => pair.includes(b) && pair.includes(how.piece))).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('the same again, whatever the order of the pieces, with nothing changed', () => {
  fc.assert(
    fc.property(meant, ({ rest, how }) => {
      const before = structuredClone(rest)
      const played = glide(rest, how)
      expect(rest).toStrictEqual(before)
      expect(createGlide(BOARD)(Object.fromEntries(Object.entries(rest).reverse()), how)).toStrictEqual(
        played,
      )
      expect(JSON.parse(JSON.stringify(played))).toStrictEqual(played)
    }),
    { numRuns: 30 },
  )
})
