import { describe, expect, test } from 'vitest'
import { rest } from '../testing/scene'
import { reachOf } from './curve'
import { OFF } from './one-euro'
import { centreOf, type Pull } from './moment'
import { pullAgain, pulledTo, pullFinely, pullFrom, pullOn, wheeled } from './pull'
import { aimAt, shownAt } from './shown'
import { polarPoint } from './polar'
import { DESK, lensOf } from './testing/lens'

const before = { bearing: 0, strength: 40, at: null, start: 'centre' } as const
const setup = {
  lens: lensOf({ ...DESK, elevation: 90 }),
  from: rest.ember!.pose,
  reach: reachOf('touch', 844),
  before,
  smoothing: OFF,
}
const centre = setup.lens.toScreen(setup.from)
const at = (way: number, far: number, t: number) => ({ ...polarPoint(centre, { way, far }), t })

/** Down on the piece, then to each place, 20 ms each; the last one rests. */
const pulled = (...places: [way: number, far: number][]): Pull =>
  places.reduce(
    (pull, [way, far], i) => pullOn(pull, at(way, far, 20 * (i + 1))),
    pullFrom(setup, at(180, 0, 0)),
  )

const shown = (pull: Pull) => shownAt(pull, 1000)

test('pulled towards oneself it goes away from oneself', () => {
  const { aiming, cancels } = shown(pulled([180, 124]))
  expect(aiming).toEqual({ ...before, bearing: 0, strength: 30.8 })
  expect(cancels).toBe(false)
})

test('one px across turns 0.9 degrees at 64 px and 0.29 at 200', () => {
  const turn = (far: number): number => shown(pulled([180 + (180 / Math.PI) * (1 / far), far])).aiming.bearing
  expect(turn(64)).toBeCloseTo(0.9, 1)
  expect(turn(200)).toBeCloseTo(0.29, 1)
})

describe('near the piece', () => {
  test('in the ring the aim before stays, and letting go would cancel', () => {
    expect(shown(pulled([90, 27.9]))).toMatchObject({ aiming: before, cancels: true })
  })
  test('the bearing is not alive until 6 px past the ring', () => {
    expect(shown(pulled([90, 33.9])).aiming).toEqual(before)
    expect(shown(pulled([90, 34.1])).aiming.bearing).toBe(270)
  })
  test('once alive it stays so down to the ring', () => {
    expect(shown(pulled([90, 60], [90, 29])).aiming.bearing).toBe(270)
    expect(shown(pulled([90, 60], [90, 27], [90, 30])).aiming).toEqual(before)
  })
})

describe('finely', () => {
  const fine = pullFinely(pulled([180, 124]), true, 40)

  test('nothing jumps when it begins and when it ends', () => {
    const aimed = shown(pulled([180, 124])).aiming
    expect(shown(fine).aiming).toEqual(aimed)
    expect(shown(pullFinely(fine, false, 60)).aiming).toEqual(aimed)
  })
  test('a fifth of the way and a fifth of the length', () => {
    const moved = shown(pullOn(fine, at(190, 144, 80)))
    expect(moved.aiming.bearing).toBe(2)
    expect(moved.handle).toEqual(expect.objectContaining(near(polarPoint(centre, { way: 182, far: 128 }))))
  })
  test('what was gained is kept afterwards', () => {
    const after = pullFinely(pullOn(fine, at(190, 144, 80)), false, 100)
    expect(shown(pullOn(after, at(191, 144, 120))).aiming.bearing).toBe(3)
  })
})

const near = ({ x, y }: { x: number; y: number }) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })

test('the wheel is half a strength a notch, both ways, and ends at 0 and 100', () => {
  const pull = pulled([180, 124])
  expect(shown(wheeled(pull, 3)).aiming.strength).toBe(32.3)
  expect(shown(wheeled(pull, -3)).aiming.strength).toBe(29.3)
  expect(shown(wheeled(pull, -300)).aiming.strength).toBe(0)
})

describe('a parked aim', () => {
  const parked = { ...setup, before: { ...before, bearing: 30, strength: 50 } }
  const there = pulledTo(parked)

  test('has its handle where the pull ended', () => {
    expect(there.way).toBeCloseTo(210, 6)
    expect(shown(pullAgain(parked, at(there.way + 5, there.far + 8, 0), 'handle')).aiming).toEqual(
      parked.before,
    )
  })
  test('its handle is pulled on from there', () => {
    const pull = pullOn(pullAgain(parked, at(there.way, there.far, 0), 'handle'), at(there.way + 10, 220, 20))
    expect(shown(pull).aiming).toEqual({ ...parked.before, bearing: 40, strength: 100 })
  })
  test('its side arc turns and leaves the strength', () => {
    const pull = pullOn(pullAgain(parked, at(there.way, 90, 0), 'arc'), at(there.way - 10, 200, 20))
    expect(shown(pull).aiming).toEqual({ ...parked.before, bearing: 20 })
  })
})

test('a sample that comes late is left out', () => {
  const pull = pulled([180, 124])
  expect(pullOn(pull, at(90, 200, 5))).toBe(pull)
})

test('through a slanted camera the aim goes along the line that is seen', () => {
  const lens = lensOf(DESK)
  const pointer = lens.toScreen({ x: 400, y: 20 })
  const start = pullFrom({ ...setup, lens }, { ...lens.toScreen(setup.from), t: 0 })
  const pull = pullOn(start, { ...pointer, t: 20 })
  // From (400, 20) to the ship at (450, 100).
  expect(aimAt(pull, pull.moments[0])?.bearing).toBeCloseTo(32, 1)
  expect(centreOf(pull)).toEqual(lens.toScreen(setup.from))
})
