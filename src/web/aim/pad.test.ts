import { describe, expect, test } from 'vitest'
import { farOf, polarPoint, reachOf } from '../../players/human/gesture'
import { overlap } from '../table3d/box'
import { boxOn, endClearOf, fromPad, heldOnPad, movedBy, padRest } from './pad'

const box = { left: 0, top: 590, width: 390, height: 196 }

test('the ring rests beside the numbers, mirrored for a left hand', () => {
  const down = { way: 180, far: 100 }
  const [right, left] = [padRest(box, 'right', down), padRest(box, 'left', down)]
  expect(right).toEqual({ x: 390 * 0.52, y: 642 })
  expect(left.x).toBeCloseTo(390 - right.x, 9)
})

test('it goes down for a handle above it, as far as there is room', () => {
  const at = (far: number): number => padRest(box, 'right', { way: 0, far }).y - box.top
  expect([at(0), at(24), at(60), at(500)]).toEqual([52, 52, 88, 196 - 52])
  expect(padRest(box, 'right', { way: 90, far: 150 }).y - box.top).toBeCloseTo(52, 9)
})

test('a finger on the drawn handle goes on pulling it, elsewhere it begins anew', () => {
  const rest = { x: 200, y: 640 }
  const handle = { way: 180, far: 100 }
  expect(heldOnPad(rest, handle, { x: 200, y: 765 })).toEqual({ part: 'handle', ring: rest })
  expect(heldOnPad(rest, handle, { x: 200, y: 700 })).toEqual({ part: 'piece', ring: { x: 200, y: 700 } })
})

test('the hand is moved from the pad to the piece', () => {
  const by = fromPad({ x: 200, y: 640 }, { x: 150, y: 300 })
  expect(movedBy({ x: 210, y: 700, t: 5 }, by)).toEqual({ x: 160, y: 360, t: 5 })
})

/** As small as the pad gets, upright and beside the table, with the short side of their screens; px. */
const PADS = [
  { name: '390 px wide', width: 374, height: 196, short: 390 },
  { name: '320 px wide', width: 304, height: 196, short: 320 },
  { name: 'beside the table', width: 284, height: 210, short: 390 },
] as const

/** Half of what a finger needs, px. */
const HALF = 48 / 2

/** 'Flick' and 'Hold to flick'. */
const BUTTONS = [
  { width: 96, height: 47 },
  { width: 132, height: 47 },
]

describe.each(PADS)('$name', ({ width, height, short }) => {
  const pad = { left: 0, top: 0, width, height }

  /** The handle's targets at every bearing and strength, at which Flick is under one. */
  const covered = (hand: 'left' | 'right', large: boolean, flick: (typeof BUTTONS)[number]): string[] => {
    const reach = reachOf('touch', short, large)
    const aims = Array.from({ length: 360 }, (_, way) =>
      Array.from({ length: 101 }, (_, by) => [way, by] as const),
    )
    return aims.flat().flatMap(([way, strength]) => {
      const pulled = { way, far: farOf(reach, strength) }
      const at = polarPoint(padRest(pad, hand, pulled), pulled)
      const handle = { left: at.x - HALF, top: at.y - HALF, right: at.x + HALF, bottom: at.y + HALF }
      const button = boxOn(pad, flick, hand, endClearOf(at, pad, flick, hand))
      return overlap(handle, button) ? [`${way} degrees, strength ${strength}`] : []
    })
  }

  test.each(['left', 'right'] as const)('no handle comes under Flick, %s hand', (hand) => {
    for (const flick of BUTTONS)
      for (const large of [false, true]) expect(covered(hand, large, flick)).toEqual([])
  })
})

test('the numbers go out of the way where there is room for it, else they stay', () => {
  const [numbers, low] = [
    { width: 108, height: 132 },
    { x: 100, y: 150 },
  ]
  expect(endClearOf(low, { width: 284, height: 276 }, numbers, 'left')).toBe('bottom')
  expect(endClearOf({ x: 100, y: 200 }, { width: 284, height: 276 }, numbers, 'left')).toBe('top')
  expect(endClearOf(low, { width: 374, height: 196 }, numbers, 'left')).toBe('bottom')
})
