import { expect, test } from 'vitest'
import type { Eye } from './eye'
import { between, timeFor } from './move'

const FROM: Eye = { at: { x: 0, y: 0 }, bearing: 350, elevation: 60, distance: 400 }
const TO: Eye = { at: { x: 900, y: 0 }, bearing: 20, elevation: 90, distance: 1600 }

test('a move starts and ends where it should, the short way round', () => {
  expect(between(FROM, TO, 0)).toEqual(FROM)
  expect(between(FROM, TO, 1)).toEqual({ ...TO, bearing: 380 })
})

test('it takes 220 to 450 ms', () => {
  expect(timeFor(FROM, FROM)).toBe(220)
  expect(timeFor(FROM, TO)).toBe(450)
})

test('it is fast at first and gentle at the end', () => {
  expect(between(FROM, TO, 0.5).at.x).toBeGreaterThan(700)
})
