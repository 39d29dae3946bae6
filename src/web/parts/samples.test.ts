import { expect, test } from 'vitest'
import { atScreenEdge, begins, lastOf, pointingOf, samplesOf } from './samples'
import { eventOf } from '../aim/testing/events'

const two = [
  { x: 1, y: 2, t: 3 },
  { x: 4, y: 5, t: 6 },
]

test('every coalesced event is a sample, with its own time', () => {
  expect(samplesOf(eventOf(two))).toEqual(two)
  expect(lastOf(eventOf(two))).toEqual(two[1])
})

test('where there are none the event itself is one', () => {
  expect(samplesOf(eventOf(two, { getCoalescedEvents: () => [] }))).toEqual([two[1]])
  expect(samplesOf(eventOf(two, { getCoalescedEvents: undefined }))).toEqual([two[1]])
})

test('neither a second pointer, another button nor a palm begins anything', () => {
  expect(begins(eventOf(two))).toBe(true)
  expect(begins(eventOf(two, { isPrimary: false }))).toBe(false)
  expect(begins(eventOf(two, { button: 2 }))).toBe(false)
  expect(begins(eventOf(two, { width: 60 }))).toBe(true)
  expect(begins(eventOf(two, { height: 61 }))).toBe(false)
})

test('a pen is as fine as a mouse', () => {
  expect(['touch', 'pen', 'mouse'].map((pointerType) => pointingOf({ pointerType }))).toEqual([
    'touch',
    'mouse',
    'mouse',
  ])
})

test('24 px at the edge of the screen are left to the system', () => {
  const at = (x: number, y: number) => atScreenEdge({ x, y, t: 0 }, 390, 844)
  expect([at(23, 400), at(24, 400), at(366, 400), at(367, 400), at(200, 821)]).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
})
