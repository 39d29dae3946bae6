import { describe, expect, test } from 'vitest'
import { GAIN, OFF, speedOf } from '../../players/human/gesture'
import { gainFor, LINE, slideOf } from './calibration'
import { CHOICES } from './choices'
import { notePlayed, playedBefore } from './played'
import { rateOf, read, settingsIn, smoothingOf, write } from './settings'

/** A browser's storage. */
function box(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
}

const FRESH = settingsIn(null)

test('who chose nothing has the first of each', () => {
  expect(FRESH).toMatchObject({ mode: 'pull', confirm: 'usual', hand: 'right', rate: '1', gain: 0.9 })
  for (const [key, [first]] of Object.entries(CHOICES)) expect(FRESH).toHaveProperty(key, first)
})

test('what was chosen is kept', () => {
  const storage = box()
  const chosen = { ...FRESH, mode: 'swipe', gain: 1.25 } as const
  write(storage, chosen)
  expect(read(storage)).toEqual(chosen)
})

test.each(['', '{', 'null', '[1]', '"pull"', '{"mode":"wand","gain":9,"hand":7}', '{"gain":"0.9"}'])(
  'what cannot be meant is as if never chosen: %s',
  (text) => expect(settingsIn(text)).toEqual(FRESH),
)

test('one bad value spoils no other', () => {
  expect(settingsIn('{"mode":"wand","hand":"left"}')).toEqual({ ...FRESH, hand: 'left' })
})

test('words become numbers', () => {
  expect([rateOf(FRESH), rateOf({ ...FRESH, rate: 'skip' })]).toEqual([1, Infinity])
  expect(smoothingOf({ ...FRESH, smoothing: 'off' })).toBe(OFF)
})

test('matches played before this one', () => {
  const storage = box()
  for (const id of ['a', 'b', 'b', 'c']) notePlayed(storage, id)
  expect([playedBefore(storage, 'c'), playedBefore(storage, 'd')]).toEqual([2, 3])
})

describe('five swipes at the 40 cm line', () => {
  test('the middle one would have ended at the line', () => {
    const fingers = [1.2, 3, 1.6, 1.5, 1.7]
    const gain = gainFor(fingers)
    expect(slideOf(1.6, gain)).toBeCloseTo(LINE, -1)
  })
  test('the gain has its bounds', () => {
    expect(gainFor([9, 9, 9, 9, 9])).toBe(GAIN.least)
    expect(gainFor([0.1, 0.1, 0.1, 0.1, 0.1])).toBe(GAIN.most)
  })
  test('a swipe slides as its flick would', () => {
    const speed = speedOf(1.3, 0.9, { min: 1, max: 2000 })
    expect(slideOf(1.3, 0.9)).toBeCloseTo(900 * (speed / 2000) ** 2, 6)
  })
})
