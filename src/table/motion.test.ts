import { expect, test } from 'vitest'
import { ENDLESS, REAR, onTable, piece } from './testing/board'
import { sternPush } from './testing/flicks'
import { entering, openTable } from './testing/open'
import type { Flick } from './types'

const GRAVITY = 9810
const FRICTION = 0.25
const MIDDLE = 4000

const SPEEDS = [500, 1000, 1500, 2000]

test.each(SPEEDS)('at %i mm/s a ship slides as far as friction says, within 3 %%', (speed) => {
  const { result } = openTable(undefined, ENDLESS).play(
    onTable(['ship', piece('destroyer', MIDDLE, MIDDLE)]),
    sternPush('ship', 0, speed),
  )
  const ideal = (speed * speed) / (2 * FRICTION * GRAVITY)
  expect(Math.abs((result.poses.ship!.y - MIDDLE) / ideal - 1)).toBeLessThan(0.03)
})

/** Degrees from one heading to another, the short way. */
const swing = (from: number, to: number): number => ((to - from + 540) % 360) - 180

/** All the turning of a piece in its track, degrees. */
function turned(frames: readonly number[]): number {
  let [sum, last] = [0, 0]
  for (let i = 0; i < frames.length; i += 7) {
    const heading = (2 * Math.atan2(frames[i + 5]!, frames[i + 6]!) * 180) / Math.PI
    sum += swing(last, heading)
    last = heading
  }
  return Math.abs(sum)
}

const pushed = (shape: string): Flick =>
  shape === 'wood'
    ? { piece: 'ship', surface: 'rim', aim: { at: 39.9, bearing: 0, speed: 800 } }
    : { piece: 'ship', surface: REAR, aim: { at: 40, bearing: 0, speed: 800 } }

/** Turn in degrees of a piece that slides at 0.8 m/s and spins at 15 rad/s. */
function spinWhileSliding(shape: string): number {
  const table = openTable(entering('ship', { velocity: [0, 80, 0], spin: [0, 0, 15] }), ENDLESS)
  return turned(table.play(onTable(['ship', piece(shape, MIDDLE, MIDDLE)]), pushed(shape)).track.pieces.ship!)
}

/** Ideal: the pressure of the whole face, integrated in the feel design. */
test.each([
  ['destroyer', 194],
  ['carrier', 205],
  ['dreadnought', 231],
])('a %s that spins while it slides turns within 15 %% of the ideal %i degrees', (shape, ideal) => {
  expect(Math.abs(spinWhileSliding(shape) / ideal - 1)).toBeLessThan(0.15)
})

test('a small wooden disc loses its spin early: 97 of 136 degrees', () => {
  expect(spinWhileSliding('wood') / 136).toBeGreaterThan(0.65)
})
