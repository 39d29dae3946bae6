import { expect, test } from 'vitest'
import { fed, filterAt, OFF, rested, type Smoothing, STRONG, USUAL } from './one-euro'
import { sampled } from './testing/stream'

/** 200 px in 200 ms, then still. */
const path = (t: number) => ({ x: Math.min(200, Math.max(0, t)), y: 0 })

function after(how: Smoothing, hz: number, t: number) {
  const [first, ...more] = sampled(path, 0, Math.min(t, 205), hz, () => 0)
  const filter = more.reduce((now, sample) => fed(how, now, sample), filterAt(first!))
  return rested(how, filter, t).out.x
}

test('the rate of the samples makes no difference', () => {
  for (const hz of [125, 240, 1000]) expect(after(USUAL, hz, 320)).toBeCloseTo(after(USUAL, 60, 320), 0)
})

test('a hand at rest is reached, the sooner the faster it came', () => {
  expect(after(USUAL, 120, 200)).toBeLessThan(195)
  expect(after(USUAL, 120, 600)).toBeCloseTo(200, 0)
  expect(after(STRONG, 120, 300)).toBeLessThan(after(USUAL, 120, 300))
})

test('off, the hand itself is used', () => {
  expect(after(OFF, 60, 300)).toBe(200)
})

test('a pointer that says nothing stood still: it did not creep to where it went next', () => {
  const silent = fed(OFF, filterAt({ x: 0, y: 0, t: 0 }), { x: 100, y: 0, t: 1000 })
  expect(fed(OFF, filterAt({ x: 0, y: 0, t: 0 }), { x: 100, y: 0, t: 980 }).out.x).toBeGreaterThan(70)
  expect(silent.out.x).toBeGreaterThan(70)
  expect(rested(OFF, filterAt({ x: 0, y: 0, t: 0 }), 975).out.x).toBe(0)
})

test('8 px of tremor at rest is smoothed', () => {
  const tremor = sampled(
    (t) => ({ x: 4 * Math.sin((2 * Math.PI * 9 * t) / 1000), y: 0 }),
    0,
    2000,
    120,
    () => 0,
  )
  const [first, ...more] = tremor
  let filter = filterAt(first!)
  const late = more.map((sample) => (filter = fed(USUAL, filter, sample)).out.x).slice(-120)
  expect(Math.max(...late) - Math.min(...late)).toBeLessThan(4)
})
