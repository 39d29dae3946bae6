import { describe, expect, test } from 'vitest'
import type { FlickOption } from '../../../games/kit'
import { firstAim } from '../targets'
import { fire, move, scene } from '../testing/scene'
import type { Pointing, Sample } from './sample'
import { speedOf } from './speed'
import { struckAim, struckOutline } from './struck'
import { swipeFrom, type Swiping, swipeOn, trailOf } from './swipe'
import { DESK, lensOf } from './testing/lens'

const lens = lensOf({ ...DESK, elevation: 90, zoom: 2 })
const on = (x: number, y: number, t: number): Sample => ({ ...lens.toScreen({ x, y }), t })

/** Over the table, mm and ms; until it comes to something. */
function swiped(option: FlickOption, samples: Sample[], pointing: Pointing = 'mouse'): Swiping {
  const outline = struckOutline(scene, option, firstAim(scene, option))
  const [first, ...more] = samples
  const start = swipeFrom({ lens, outline, pointing }, first!)
  return more.reduce((now, sample) => (now.is === 'going' ? swipeOn(now.swipe, sample) : now), start)
}

function aimed(option: FlickOption, samples: Sample[], gain = 1) {
  const end = swiped(option, samples)
  if (end.is !== 'struck') throw new Error(`The swipe is ${end.is}.`)
  return struckAim(scene, option, firstAim(scene, option), end.struck, gain)
}

/** Due north at 1 m/s across the rear edge of Ember (y 80), 5 mm left of its middle. */
const north = [0, 10, 20, 30, 40, 50, 60].map((t) => on(445, 30 + t, t))
const STRENGTH = (100 * (1100 * (1 / 2.6) ** 1.25 - 100)) / 1000

describe('a swipe', () => {
  test('meets the lit edge where the finger crossed it, at the speed of the finger', () => {
    const made = aimed(move, north)
    expect(made).toMatchObject({ ok: true, aiming: { at: 15, bearing: 0 } })
    expect(made.ok && made.aiming.strength).toBeCloseTo(STRENGTH, 1)
  })
  test('counts the last 40 ms before the contact', () => {
    const slowAtFirst = [on(445, 20, -200), on(445, 22, -100), ...north]
    expect(aimed(move, slowAtFirst)).toEqual(aimed(move, north))
  })
  test('does not count what comes after the contact', () => {
    const followed = [...north, on(300, 200, 70), on(900, 900, 80)]
    expect(aimed(move, followed)).toEqual(aimed(move, north))
  })
  test('of a die goes through its centre', () => {
    const made = aimed(
      fire,
      [0, 10, 20, 30, 40, 50, 60].map((t) => on(445, 60 + t, t)),
    )
    expect(made).toMatchObject({ ok: true, aiming: { at: null, bearing: 0 } })
  })
  test('of a round piece meets its rim', () => {
    const disc: FlickOption = { ...move, piece: 'anvil', surface: 'rim' }
    const made = aimed(
      disc,
      [0, 10, 20, 30, 40, 50, 60].map((t) => on(450, 320 + t, t)),
    )
    // Half way round from +y.
    expect(made).toMatchObject({ ok: true, aiming: { at: 94.2, bearing: 0 } })
  })
})

describe('no flick', () => {
  const why = (samples: Sample[], pointing: Pointing = 'mouse') => swiped(move, samples, pointing)
  const refused = (end: ReturnType<typeof swiped>): string => (end.is === 'refused' ? end.why : end.is)

  test('starting inside the piece, or too near', () => {
    const px = 1 / (lens.toScreen({ x: 1, y: 0 }).x - lens.toScreen({ x: 0, y: 0 }).x)
    const from = (off: number) => [on(450, 80 - off * px, 0)]
    expect(refused(why([on(450, 100, 0)]))).toBe('Start the swipe outside the piece.')
    expect(refused(why(from(5.9)))).toBe('Start the swipe outside the piece.')
    expect(refused(why(from(6.1)))).toBe('going')
    expect(refused(why(from(13.9), 'touch'))).toBe('Start the swipe outside the piece.')
    expect(refused(why(from(14.1), 'touch'))).toBe('going')
  })
  test('less than 12 mm and 24 px', () => {
    const near = [0, 4, 8, 12].map((t) => on(450, 70 + t, t))
    expect(refused(why(near))).toBe('Too short, try again.')
    expect(refused(why([-3, 0, 4, 8, 12].map((t) => on(450, 70 + t, t))))).toBe('struck')
  })
  test('fewer than 3 samples in 60 ms', () => {
    expect(refused(why([on(450, 20, 0), on(450, 60, 40), on(450, 90, 70)]))).toBe('Too short, try again.')
  })
  test('over a dull edge', () => {
    const south = [0, 10, 20, 30, 40, 50, 60].map((t) => on(450, 170 - t, t))
    expect(aimed(move, south)).toEqual({ ok: false, why: 'Ember moves from its lit edges.' })
  })
  test('along the edge', () => {
    const flat = [0, 10, 20, 30, 40].map((t) => on(410 + t, 70 + t * 0.26, t))
    expect(aimed(move, flat)).toEqual({ ok: false, why: 'The push must go into the edge.' })
  })
})

test('the speed of the finger becomes that of the piece', () => {
  const option = { min: 125, max: 2077 }
  expect(speedOf(2.6, 1, option)).toBe(2077)
  expect(speedOf(1.3, 1, option)).toBeCloseTo(2077 * 0.5 ** 1.25, 9)
  expect(speedOf(1.3 / 0.9, 0.9, option)).toBeCloseTo(2077 * 0.5 ** 1.25, 9)
  expect([speedOf(9, 1, option), speedOf(0.01, 1, option)]).toEqual([2077, 125])
})

test('the last 60 ms are drawn behind the finger', () => {
  const end = swiped(
    move,
    [0, 20, 40, 60, 80].map((t) => on(450, -30 + t, t)),
  )
  expect(end.is === 'going' && trailOf(end.swipe, 90)).toHaveLength(3)
})
