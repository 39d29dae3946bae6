import { expect, test } from 'vitest'
import { flickfleet } from '../../../games/flickfleet'
import { fingerprint } from './fingerprint'
import file from './flickfleet.json'
import { leavesTable, type Measured, openReach, reachOf } from './reach'
import { SHAPES, STRENGTHS } from './testing/measure'

const { board } = flickfleet

test('the file belongs to the materials of today; else run `npm run reach`', () => {
  expect(file.hash).toBe(fingerprint())
})

test('it has every shape at every strength', () => {
  expect(Object.keys(file.travel)).toEqual(SHAPES)
  for (const rows of Object.values(file.travel)) expect(rows).toHaveLength(STRENGTHS.length)
})

const MEASURED: Measured = { hash: 'now', travel: { brick: STRENGTHS.map((s) => [s, 2 * s, 3 * s, 4 * s]) } }
const { reachOf: known, leavesTable: leaves } = openReach(MEASURED, 'now')

test('between two measured strengths it is in between', () => {
  expect(known('brick', 40)).toEqual({ p10: 40, p50: 80, p90: 160 })
  expect(known('brick', 42.5)).toEqual({ p10: 42.5, p50: 85, p90: 170 })
  expect(known('brick', 100)).toEqual({ p10: 100, p50: 200, p90: 400 })
})

test('what was not measured, or before the materials changed, is not shown', () => {
  const old = openReach(MEASURED, 'later')
  expect(known('feather', 40)).toBeNull()
  expect(old.reachOf('brick', 40)).toBeNull()
  expect(old.leavesTable(board, 'brick', { x: 450, y: 899 }, 0)).toBeNull()
})

test.each([
  ['north', { x: 450, y: 780 }, 0, 40],
  ['east', { x: 750, y: 450 }, 90, 50],
  ['to the nearer edge when slanted', { x: 450, y: 840 }, 60, 40],
  ['from the very edge', { x: 450, y: 900 }, 0, 0],
])(
  'a quarter leaves the table %s from the strength whose travel ends there',
  (_, from, bearing, strength) => {
    expect(leaves(board, 'brick', from, bearing)).toBeCloseTo(strength, 6)
  },
)

test('where the edge is farther than it goes, nothing leaves', () => {
  expect(leaves(board, 'brick', { x: 450, y: 450 }, 0)).toBeNull()
})

test('from the middle of the table a hard die leaves it, a dreadnought never does', () => {
  const middle = { x: 450, y: 450 }
  expect(leavesTable(board, 'D6', middle, 0)).toBeGreaterThan(50)
  expect(leavesTable(board, 'D6', middle, 0)).toBeLessThan(90)
  expect(reachOf('dreadnought', 100)!.p90).toBeLessThan(450)
  expect(leavesTable(board, 'dreadnought', middle, 0)).toBeNull()
})
