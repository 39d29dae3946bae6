import { afterEach, expect, test, vi } from 'vitest'
import { board, rest } from './testing/battle'
import type { Rest, Track } from '../../table/types'
import { openDirector } from './director'
import { sceneForTests, stubPage } from './testing/page'

const SECOND = Array.from({ length: 61 }, (_, i) => [45_000, 20_000 + i * 100, 270, 0, 0, 0, 10_000]).flat()
const track: Track = { hz: 60, frames: 61, pieces: { s1: SECOND } }
const after: Rest = { ...rest, s1: { ...rest.s1!, pose: { x: 450, y: 260, a: 0 } } }

function opened(still = false, follows = false) {
  const browser = stubPage()
  const { scene, told } = sceneForTests()
  const onplayed = vi.fn<() => void>()
  const shownOf = (rest: Rest) => ({
    rest,
    looks: {},
    lit: null,
    targets: [],
    overlay: null,
    ghost: null,
    shots: [],
  })
  const sizeNow = () => ({ width: 800, height: 600 })
  const director = openDirector({
    board,
    edge: 'S',
    shown: shownOf(rest),
    sizeNow,
    still: () => still,
    follows: () => follows,
    onhand: () => undefined,
    ondrawn: () => undefined,
    onplayed,
  })
  director.enter(scene)
  const flick = (rate = 1): void => {
    director.show(shownOf(after))
    director.play({ before: rest, track, rate })
  }
  return { ...browser, director, told, onplayed, flick }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('nothing moves, nothing is drawn', () => {
  const { draw, told } = opened()
  expect([draw(0), draw(16), draw(32)]).toEqual([true, false, false])
  expect(told.drawn).toBe(1)
})

test('a flick starts from the table before it and ends with the table as it lies', () => {
  const { draw, told, flick, onplayed } = opened()
  flick()
  expect(told.shown.at(-1)!.rest).toBe(rest)
  for (const now of [0, 500, 990]) draw(now)
  expect(onplayed).not.toHaveBeenCalled()
  expect(told.stood).toBe(3)
  draw(1010)
  expect(onplayed).toHaveBeenCalledOnce()
  expect(told.shown.at(-1)!.rest).toBe(after)
})

test('a hidden page shows the end, and so does one that skips', () => {
  const { page, told, flick, onplayed, director } = opened()
  flick()
  page.hidden = true
  director.hide()
  expect(onplayed).toHaveBeenCalledOnce()
  page.hidden = false
  flick(Infinity)
  expect(onplayed).toHaveBeenCalledTimes(2)
  expect(told.shown.at(-1)!.rest).toBe(after)
})

test('without motion a flick is over within 300 ms', () => {
  vi.useFakeTimers()
  const { flick, onplayed, told } = opened(true)
  flick()
  vi.advanceTimersByTime(300)
  expect(onplayed).toHaveBeenCalledOnce()
  expect(told.stood).toBe(0)
})

/** Frames until nothing moves any more. */
function settle(draw: (now: number) => boolean, from: number): void {
  for (let now = from; draw(now); now += 16);
}

test('a camera that follows goes after the flicked piece and comes back', () => {
  const { director, draw, flick } = opened(false, true)
  const whole = director.eye
  draw(0)
  flick()
  for (let now = 16; now < 900; now += 16) draw(now)
  expect(director.eye.at.y).toBeLessThan(300)
  expect(director.eye.distance).toBeLessThan(whole.distance / 1.5)
  settle(draw, 900)
  expect(director.eye).toEqual(whole)
})

test('it does not follow where nothing shall move, and a hand has the last word', () => {
  const still = opened(true, true)
  const whole = still.director.eye
  still.flick()
  still.draw(16)
  expect(still.director.eye).toEqual(whole)
  const { director, draw, flick } = opened(false, true)
  flick()
  for (const now of [16, 32, 48]) draw(now)
  const moved = { ...director.eye, bearing: 40 }
  director.byHand(moved)
  settle(draw, 64)
  expect(director.eye).toEqual(moved)
})

test('back from a brief look that began on the way is where that way led', () => {
  const { director, draw } = opened()
  director.command({ to: 'down' })
  draw(0)
  director.command({ to: 'close', piece: 'e1', brief: true })
  settle(draw, 16)
  director.command({ to: 'back' })
  settle(draw, 5000)
  expect(director.eye.elevation).toBe(90)
})

test('a close-up and back', () => {
  const { director } = opened(true)
  const whole = director.eye
  director.command({ to: 'close', at: 'e1' })
  expect(director.eye.distance).toBeLessThan(whole.distance / 2)
  director.command({ to: 'back' })
  expect(director.eye).toEqual(whole)
})

test('back from several brief close-ups', () => {
  const { director } = opened(true)
  const whole = director.eye
  for (const piece of ['e1', 's1']) director.command({ to: 'close', piece, brief: true })
  expect(director.eye.distance).toBeLessThan(whole.distance / 2)
  director.command({ to: 'back' })
  expect(director.eye).toEqual(whole)
})

test('the eye that was moved by hand stays when the canvas changes', () => {
  const { director } = opened()
  const moved = { ...director.eye, bearing: 40 }
  director.byHand(moved)
  director.resize()
  expect(director.eye).toEqual(moved)
})
