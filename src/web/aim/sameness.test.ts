import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aimOf, type Aiming, between } from '../../players/human'
import { polarPoint, type Sample } from '../../players/human/gesture'
import { lensOf } from '../../players/human/gesture/testing/lens'
import { type Path, sampled } from '../../players/human/gesture/testing/stream'
import { rest } from '../../players/human/testing/scene'
import type { Lens as CanvasLens } from '../table3d/types'
import { windowLens } from './place'
import { openPull } from './pull-gesture'
import { lastOf, samplesOf } from '../parts/samples'
import { openSwipe } from './swipe-gesture'
import { at, noting } from './testing/bench'
import { eventOf, framesOf } from './testing/events'

/*
 * The same gesture gives the same aim, from the browser's events on: at zoom 50 to 300 %, 1 to 3 pixels a px,
 * the canvas scrolled or scaled, displays of 30 to 240 Hz with late frames, pointers of 60 Hz and more.
 */

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const late = fc.array(number(-1, 1), { minLength: 7, maxLength: 7 })

const screen = fc.record({
  zoom: number(0.5, 3),
  elevation: fc.constantFrom(68, 80, 90),
  /** CSS px for a px of the canvas. */
  scale: number(0.5, 2),
  corner: fc.record({ left: number(-500, 500), top: number(-500, 500) }),
  /** Browsers tell places in whole pixels of the screen, or in fractions of them. */
  pixels: fc.constantFrom(1, 1.5, 2, 3),
  hz: number(60, 1000),
  display: number(30, 240),
  late,
})
type Screen = typeof screen extends fc.Arbitrary<infer S> ? S : never

/** As the canvas has it: its own px, drawn larger or smaller by the page. */
function lensOn({ zoom, elevation, scale, corner }: Screen) {
  const own = lensOf({ zoom: zoom / scale, elevation, centre: { x: 400, y: 300 } })
  const canvas: CanvasLens = {
    toTable: (x, y) => own.toTable(x / scale, y / scale),
    toScreen(point) {
      const { x, y } = own.toScreen(point)
      return { x: x * scale, y: y * scale }
    },
    pick: () => null,
    frozen: false,
  }
  return windowLens(canvas, corner)
}

/** A 256th of a pixel of the screen, as finely as touch screens tell. */
const told = ({ pixels }: Screen, { x, y, t }: Sample): Sample => {
  const grid = 256 * pixels
  return { x: Math.round(x * grid) / grid, y: Math.round(y * grid) / grid, t }
}

function events(on: Screen, path: Path, to: number): PointerEvent[] {
  const of = (i: number): number => on.late[i % on.late.length]!
  const samples = sampled(path, 0, to, on.hz, of).map((sample) => told(on, sample))
  return framesOf(samples, on.display, of).map((frame) => eventOf(frame))
}

const speedOf = (aiming: Aiming): number => {
  const made = aimOf(at.scene, at.option, aiming)
  if (!made.ok) throw new Error(made.why)
  return made.aim.speed
}

function expectSame(one: Aiming, other: Aiming): void {
  expect(Math.abs(between(one.bearing, other.bearing))).toBeLessThanOrEqual(0.1 + 1e-9)
  const [a, b] = [speedOf(one), speedOf(other)]
  expect(Math.abs(a - b)).toBeLessThanOrEqual(0.01 * Math.max(a, b) + 1)
}

/** What must not be told twice: the first sample is the pointer coming down. */
const split = ([first, ...more]: PointerEvent[]) => {
  const samples = samplesOf(first!)
  return { down: samples[0]!, rest: [samples.slice(1), ...more.map(samplesOf)] }
}

describe('a swipe', () => {
  function swiped(on: Screen, path: Path): Aiming {
    const lens = lensOn(on)
    const notes = noting(lens)
    const { down, rest: frames } = split(events(on, (t) => lens.toScreen(path(t)), 160))
    const gesture = openSwipe(notes.bench, down)
    for (const frame of frames) gesture?.move(frame)
    expect(notes.done).toEqual(['over', 'flick'])
    return notes.aiming
  }

  test('of constant speed in its last 60 ms', () => {
    const hand = fc.record({ x: number(435, 465), way: number(-40, 40), speed: number(0.4, 2.6) })
    fc.assert(
      fc.property(hand, screen, screen, ({ x, way, speed }, one, other) => {
        const [dx, dy] = [Math.sin((way * Math.PI) / 180), Math.cos((way * Math.PI) / 180)]
        const path: Path = (t) => ({ x: x + (t - 100) * speed * dx, y: 80 + (t - 100) * speed * dy })
        expectSame(swiped(one, path), swiped(other, path))
      }),
    )
  })
})

describe('a pull', () => {
  const REST = 300

  function pulled(on: Screen, hand: { way: number; far: number; takes: number }): Aiming {
    const lens = lensOn(on)
    const notes = noting(lens)
    const centre = lens.toScreen(rest.ember!.pose)
    const share = (t: number): number => 1 - (1 - Math.min(1, t / hand.takes)) ** 2
    const path: Path = (t) => polarPoint(centre, { way: hand.way, far: hand.far * share(t) })
    const { down, rest: frames } = split(events(on, path, hand.takes + 20))
    const gesture = openPull(notes.bench, 'piece', down)
    for (const frame of frames) {
      gesture.move(frame)
      gesture.frame((frame.at(-1)?.t ?? 0) + 3)
    }
    const up = { ...path(hand.takes + REST), t: hand.takes + REST }
    gesture.up(lastOf(eventOf([told(on, up)])))
    expect(notes.done).toEqual(['over', 'flick'])
    return notes.aiming
  }

  test('that rests before it is let go, on the same picture of the table', () => {
    const hand = fc.record({ way: number(130, 230), far: number(60, 300), takes: number(100, 900) })
    fc.assert(
      fc.property(hand, screen, screen, (hand, one, other) => {
        const { zoom, elevation, scale } = one
        expectSame(pulled(one, hand), pulled({ ...other, zoom, elevation, scale }, hand))
      }),
    )
  })
})
