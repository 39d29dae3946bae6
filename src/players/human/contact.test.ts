import { expect, test } from 'vitest'
import { checkAim } from '../../table/aim'
import { besideCentre, fitted, nextEdge, pushable, straightBehind } from './contact'
import { type Pushed, stretches } from './stretch'
import { board, rest } from './testing/scene'

const pose = { x: 450, y: 100, a: 0 }
const rear: Pushed = { shape: board.shapes['square']!, pose, surface: { edges: [1] } }
const back: Pushed = { ...rear, surface: { edges: [0, 1, 2] } }
const disc: Pushed = { shape: board.shapes['disc']!, pose, surface: 'rim' }

test('straight behind lies on the line through the centre', () => {
  expect(straightBehind(rear, 0)).toBe(20)
  // 20 tan 30 = 11.55 left of the middle of the edge.
  expect(straightBehind(rear, 30)).toBe(8.5)
  expect(straightBehind({ ...rear, pose: { ...pose, a: 90 } }, 90)).toBe(20)
})

test('where no lit edge is behind the centre, the nearest end of one that faces the push', () => {
  expect(straightBehind(rear, 60)).toBe(0)
  expect(straightBehind(rear, 300)).toBe(40)
})

test('a push may slant by 70 degrees and no more', () => {
  expect(straightBehind(rear, 70)).toBe(0)
  expect(straightBehind(rear, 70.05)).toBeUndefined()
  expect(pushable(rear)).toEqual([[290, 430]])
})

test('a round piece is pushed from anywhere: a quarter of its rim is 47.1 mm', () => {
  expect(straightBehind(disc, 0)).toBe(94.2)
  expect(straightBehind(disc, 90)).toBe(47.1)
  expect(straightBehind({ ...disc, pose: { ...pose, a: 90 } }, 90)).toBe(94.2)
  expect(pushable(disc)).toEqual([[0, 360]])
})

test('a chosen contact stays where it is allowed', () => {
  expect(fitted(rear, 0, 12)).toBe(12)
  expect(fitted(rear, 0, 55)).toBe(40)
  expect(fitted(rear, 180, 12)).toBeUndefined()
})

test('on a round piece the contact goes on past the start of its rim', () => {
  // Pushed to the south the contact is at the north: 0. The rim is 188.5 mm long.
  expect(straightBehind(disc, 180)).toBe(0)
  expect(fitted(disc, 180, -5)).toBe(183.5)
  expect(fitted(disc, 180, 193.5)).toBe(5)
  // 70 degrees of the rim are 36.65 mm; a step is kept for rounding.
  expect(fitted(disc, 180, 60)).toBe(36.5)
})

test('the next lit edge, and after the last the first', () => {
  // Pushed to the north-east the left and the rear edge face the push, the right one does not.
  expect(nextEdge(back, 45, 20)).toBe(40)
  expect(nextEdge(back, 45, 60)).toBe(39.9)
})

test('how far beside the centre the push goes', () => {
  expect(besideCentre(rear, 0, 30)).toBeCloseTo(10)
  expect(besideCentre(rear, 0, 12)).toBeCloseTo(-8)
})

const BEARINGS = Array.from({ length: 720 }, (_, i) => i / 2)

test.each([
  ['square', rear, rest],
  ['disc', disc, { ...rest, ember: { kind: 'ship', shape: 'disc', pose } }],
])('the table takes every contact that is offered: %s', (_, pushed, table) => {
  const taken = (bearing: number, at: number): boolean =>
    checkAim(board, table, { piece: 'ember', surface: pushed.surface, aim: { at, bearing, speed: 500 } }).ok
  const offered = BEARINGS.flatMap((bearing) =>
    stretches(pushed, bearing).flatMap(({ from, best, to }) =>
      [from, best, to].map((at) => [bearing, fitted(pushed, bearing, at)!] as const),
    ),
  )
  expect(offered.length).toBeGreaterThan(100)
  expect(offered.filter(([bearing, at]) => !taken(bearing, at))).toEqual([])
})
