import { expect, test } from 'vitest'
import { ropeTo, ticksOf } from './rope'

const reach = { ring: 20, full: 120, live: 26 }
const from = { x: 200, y: 100 }
const box = { left: 0, top: 0, right: 400, bottom: 160 }

test('a tick for each 5 of strength: the last at the full pull, denser where it is strong', () => {
  const ticks = ticksOf(reach)
  expect([ticks.length, ticks[19]]).toEqual([20, 120])
  // 100 u^1.7 is 50 where u = 0.5^(1/1.7).
  expect(ticks[9]).toBeCloseTo(20 + 100 * 0.5 ** (1 / 1.7), 9)
  expect(ticks[1]! - ticks[0]!).toBeGreaterThan(ticks[19]! - ticks[18]!)
})

test('the rope goes from the ring to the handle, with the ticks so far', () => {
  const rope = ropeTo(from, { x: 200, y: 150 }, reach, box)
  expect(rope).toMatchObject({ turn: 90, start: 20, end: 50, cut: false })
  expect(rope.ticks.every((tick) => tick <= 50)).toBe(true)
  expect(rope.ticks).toHaveLength(ticksOf(reach).filter((tick) => tick <= 50).length)
})

test('where nothing may be drawn it is cut, 6 px before the border', () => {
  expect(ropeTo(from, { x: 200, y: 220 }, reach, box)).toMatchObject({ end: 54, cut: true })
  expect(ropeTo(from, { x: 500, y: 100 }, reach, box)).toMatchObject({ turn: 0, end: 194, cut: true })
})

test('of a piece that is out of sight only what is over the table is drawn', () => {
  const far = { x: -50, y: 100 }
  // The handle is 60 px inside the border, which is 50 px from the piece.
  const rope = ropeTo(far, { x: 60, y: 100 }, reach, box)
  expect(rope).toMatchObject({ end: 110, cut: false })
  expect(rope.start).toBeCloseTo(56, 9)
  expect(Math.min(...rope.ticks)).toBeGreaterThanOrEqual(56)
  const none = ropeTo(far, { x: -50, y: 50 }, reach, box)
  expect(none.end).toBeLessThan(none.start)
  expect(none.ticks).toEqual([])
})

test('under a finger it goes on', () => {
  expect(ropeTo(from, { x: 200, y: 220 }, reach, null)).toMatchObject({ end: 120, cut: false })
})
