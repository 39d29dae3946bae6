import { expect, test } from 'vitest'
import { fromPad, heldOnPad, movedBy, padRest } from './pad'

const box = { left: 0, top: 590, width: 390, height: 196 }

test('the ring rests beside the numbers, mirrored for a left hand', () => {
  const [right, left] = [padRest(box, 'right'), padRest(box, 'left')]
  expect(right).toEqual({ x: 390 * 0.52, y: 642 })
  expect(left.x).toBeCloseTo(390 - right.x, 9)
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
