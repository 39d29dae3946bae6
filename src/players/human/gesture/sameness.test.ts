import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Aiming } from '../aim'
import { aimOf } from '../sending'
import { firstAim } from '../targets'
import { between, speedAt } from '../numbers'
import { move, rest, scene } from '../testing/scene'
import { reachOf } from './curve'
import type { Lens } from './lens'
import { polarPoint } from './polar'
import { pullFrom, pullOn } from './pull'
import { type Ending, released } from './release'
import type { Sample } from './sample'
import { type StruckAim, struckAim, struckOutline } from './struck'
import { swipeFrom, type Swiping, swipeOn } from './swipe'
import { lensOf } from './testing/lens'
import { type Path, sampled } from './testing/stream'

/*
 * The same gesture gives the same aim within 0.1 degrees and 1 %, at every zoom, place and camera, and every
 * rate of the pointer (design: aiming). Pixel ratio, scaled canvas and frames: web/aim.
 */

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** How a page shows the table: zoom 50 to 300 %, scrolled. */
const page = fc.record({
  zoom: number(0.5, 3),
  centre: fc.record({ x: number(-500, 1500), y: number(-500, 1500) }),
  elevation: fc.constantFrom(68, 80, 90),
})

/** How a machine reports a pointer: at its own rate, each sample a little late or early. */
const machine = fc.record({
  hz: number(60, 1000),
  late: fc.array(number(-1, 1), { minLength: 7, maxLength: 7 }),
})
type Machine = typeof machine extends fc.Arbitrary<infer M> ? M : never

const stream = ({ hz, late }: Machine, path: Path, from: number, to: number): Sample[] =>
  sampled(path, from, to, hz, (i) => late[i % late.length]!)

function expectSame(one: Aiming, other: Aiming): void {
  expect(Math.abs(between(one.bearing, other.bearing))).toBeLessThanOrEqual(0.1 + 1e-9)
  const [a, b] = [speedAt(one.strength, move), speedAt(other.strength, move)]
  expect(Math.abs(a - b)).toBeLessThanOrEqual(0.01 * Math.max(a, b) + 1)
}

const before = firstAim(scene, move)

describe('a swipe of constant speed in its last 60 ms', () => {
  const gesture = fc.record({ x: number(435, 465), way: number(-40, 40), speed: number(0.3, 2.6) })
  type Gesture = { x: number; way: number; speed: number }

  /** On the table: through (x, 80) on the rear edge, after 100 ms. */
  const pathOf = ({ x, way, speed }: Gesture): Path => {
    const [dx, dy] = [Math.sin((way * Math.PI) / 180), Math.cos((way * Math.PI) / 180)]
    return (t) => ({ x: x + (t - 100) * speed * dx, y: 80 + (t - 100) * speed * dy })
  }

  function swiped(lens: Lens, on: Machine, path: Path): StruckAim {
    const table = stream(on, path, 0, 160)
    const samples = table.map(({ t, ...point }) => ({ t, ...lens.toScreen(point) }))
    const setup = { lens, outline: struckOutline(scene, move, before), pointing: 'mouse' } as const
    const [first, ...more] = samples
    const swipe = (now: Swiping, sample: Sample) => (now.is === 'going' ? swipeOn(now.swipe, sample) : now)
    const end = more.reduce(swipe, swipeFrom(setup, first!))
    return end.is === 'struck' ? struckAim(scene, move, before, end.struck, 0.9) : { ok: false, why: end.is }
  }

  test('gives the same aim', () => {
    fc.assert(
      fc.property(gesture, page, page, machine, machine, (hand, here, there, one, other) => {
        const [a, b] = [swiped(lensOf(here), one, pathOf(hand)), swiped(lensOf(there), other, pathOf(hand))]
        if (!a.ok || !b.ok) throw new Error(JSON.stringify([a, b]))
        expectSame(a.aiming, b.aiming)
        expect(Math.abs(a.aiming.at! - b.aiming.at!)).toBeLessThanOrEqual(0.2 + 1e-9)
      }),
    )
  })
})

describe('a pull that rests before it is let go', () => {
  const gesture = fc.record({ way: number(130, 230), far: number(60, 300), takes: number(100, 900) })
  type Gesture = { way: number; far: number; takes: number }

  const REST = 250
  const setupOn = (lens: Lens) => ({ lens, from: rest.ember!.pose, reach: reachOf('mouse', 900), before })

  /** In px of the screen, seen from the piece: out within `takes` ms, slower towards the end. */
  const pathOf = (lens: Lens, { way, far, takes }: Gesture): Path => {
    const centre = lens.toScreen(rest.ember!.pose)
    const share = (t: number): number => 1 - (1 - Math.min(1, t / takes)) ** 2
    return (t) => polarPoint(centre, { way, far: far * share(t) })
  }

  function pulled(lens: Lens, on: Machine, hand: Gesture, shake: Sample[] = []): Ending {
    const path = pathOf(lens, hand)
    const up = hand.takes + REST
    const [first, ...more] = stream(on, path, 0, hand.takes + 20)
    const last = path(up)
    const shaken = shake.map(({ x, y, t }) => ({ x: last.x + x, y: last.y + y, t: up - t }))
    const pull = [...more, ...shaken].reduce(pullOn, pullFrom(setupOn(lens), first!))
    return released(pull, { ...(shaken.at(-1) ?? last), t: up })
  }

  test('gives the same aim', () => {
    fc.assert(
      fc.property(gesture, page, number(-900, 900), machine, machine, (hand, here, scroll, one, other) => {
        const there = { ...here, centre: { x: here.centre.x + scroll, y: here.centre.y - scroll } }
        const [a, b] = [pulled(lensOf(here), one, hand), pulled(lensOf(there), other, hand)]
        if (a.is !== 'aimed' || b.is !== 'aimed') throw new Error(JSON.stringify([a, b]))
        expectSame(a.aiming, b.aiming)
      }),
    )
  })

  test('jitter of 8 px at release changes nothing', () => {
    const shake = fc
      .array(fc.record({ x: number(-5.6, 5.6), y: number(-5.6, 5.6), t: number(0, 79) }), { minLength: 1 })
      .map((list) => list.toSorted((a, b) => b.t - a.t))
    fc.assert(
      fc.property(gesture, page, machine, shake, (hand, here, on, jitter) => {
        expect(pulled(lensOf(here), on, hand, jitter)).toEqual(pulled(lensOf(here), on, hand))
      }),
    )
  })
})

test('the same aim is exactly the same flick', () => {
  const aiming = { ...before, bearing: 12.35, strength: 38 }
  expect(aimOf(scene, move, aiming)).toEqual(aimOf(scene, move, structuredClone(aiming)))
})
