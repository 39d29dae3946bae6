import { describe, expect, test } from 'vitest'
import type { Interruption, Sample } from '../../players/human/gesture'
import { DESK, lensOf } from '../../players/human/gesture/testing/lens'
import { rest } from '../../players/human/testing/scene'
import { PARKED } from './gesture'
import { openPull } from './pull-gesture'
import { openSwipe } from './swipe-gesture'
import { at, noting } from './testing/bench'

const lens = lensOf(DESK)
const centre = lens.toScreen(rest.ember!.pose)
const below = (px: number, t: number): Sample => ({ x: centre.x, y: centre.y + px, t })

/** Pulled 170 px towards the seat and resting. */
function pulled(some: Parameters<typeof noting>[1] = {}, part: 'piece' | 'arc' = 'piece') {
  const notes = noting(lens, some)
  const gesture = openPull(notes.bench, part, below(0, 0))
  gesture.move([below(80, 50), below(170, 100)])
  gesture.frame(600)
  return { notes, gesture }
}

describe('a pull', () => {
  test('let go flicks what was shown', () => {
    const { notes, gesture } = pulled()
    const { aiming } = notes
    gesture.up(below(170, 600))
    expect(notes.done).toEqual(['over', 'flick'])
    expect(notes.aiming).toEqual(aiming)
    expect(aiming).toMatchObject({ bearing: 0, strength: expect.closeTo(31, 0) })
  })
  test.each(['park', 'hold'] as const)('only parks where that is wished: %s', (confirm) => {
    const { notes, gesture } = pulled({ confirm })
    gesture.up(below(170, 600))
    expect(notes.done).toEqual(['over', PARKED])
    expect(notes.aiming).not.toEqual(at.aiming)
  })
  test('by its side arc only parks', () => {
    const { notes, gesture } = pulled({}, 'arc')
    gesture.up(below(170, 600))
    expect(notes.done).toEqual(['over', PARKED])
  })
  test('in the ring, or cancelled, leaves the aim before', () => {
    const one = pulled()
    one.gesture.up(below(5, 600))
    const other = pulled()
    other.gesture.cancel('Cancelled.')
    for (const { notes } of [one, other]) {
      expect(notes.aiming).toEqual(at.aiming)
      expect(notes.done).not.toContain('flick')
    }
  })
  const interruptions: Interruption[] = [
    'pointercancel',
    'lostpointercapture',
    'blur',
    'rotation',
    'hidden',
    'dialog',
    'prompt',
  ]
  test.each(interruptions)('interrupted by %s never flicks and keeps the aim', (by) => {
    const { notes, gesture } = pulled()
    gesture.interrupt(by)
    expect(notes.done).toEqual(['over', expect.stringContaining('nothing is flicked, the aim is kept')])
    expect(notes.aiming).not.toEqual(at.aiming)
  })
  test('ticks when it passes a quarter of the strength', () => {
    const signs: string[] = []
    const { gesture } = pulled({ sign: (sign) => signs.push(sign) })
    expect(signs).toEqual(['grab'])
    gesture.move([below(320, 700)])
    gesture.frame(2000)
    expect(signs).toEqual(['grab', 'quarter'])
  })
})

describe('a swipe', () => {
  const on = (y: number, t: number): Sample => ({ ...lens.toScreen({ x: 450, y }), t })
  const samples = [0, 10, 20, 30, 40, 50, 60, 70].map((t) => on(30 + t, t))

  function swiped(some: Parameters<typeof noting>[1], ...stream: Sample[]) {
    const notes = noting(lens, some)
    const gesture = openSwipe(notes.bench, stream[0]!)
    return { notes, gesture }
  }

  test('flicks at the contact, once; lifting comes after it', () => {
    const { notes, gesture } = swiped({}, ...samples)
    gesture!.move(samples.slice(1))
    expect(notes.done).toEqual(['over', 'flick'])
    expect(notes.aiming).toMatchObject({ bearing: 0, at: 20 })
  })
  test('started on the piece is none, and says so', () => {
    const { notes, gesture } = swiped({}, on(100, 0))
    expect(gesture).toBeNull()
    expect(notes.done).toEqual(['over', 'refused: Start the swipe outside the piece.'])
  })
  test('lifted before the piece is refused, with the reason; a tap meant nothing', () => {
    const { notes, gesture } = swiped({}, ...samples)
    gesture!.move(samples.slice(1, 4))
    gesture!.up(samples[4]!)
    expect(notes.done).toEqual(['over', 'refused: The swipe did not reach the piece.'])
    const tap = swiped({}, samples[0]!)
    tap.gesture!.up(samples[0]!)
    expect(tap.notes.done).toEqual(['over'])
  })
  test('lifted or interrupted before the piece never flicks', () => {
    for (const end of ['up', 'interrupt'] as const) {
      const { notes, gesture } = swiped({}, ...samples)
      gesture!.move(samples.slice(1, 4))
      if (end === 'up') gesture!.up(samples[4]!)
      else gesture!.interrupt('blur')
      expect(notes.done).not.toContain('flick')
      expect(notes.aiming).toEqual(at.aiming)
    }
  })
})
