import { expect, test } from 'vitest'
import { secondsOf, slerp, stanceAt, stillFrom } from './track'

const H = 7071
/** Two frames on its way, turning a quarter about the vertical, then still. */
const NUMBERS = [0, 0, 270, 0, 0, 0, 10_000, 1000, 200, 270, 0, 0, H, H, 1000, 200, 270, 0, 0, H, H]

test('between two frames a piece is between their places and turns', () => {
  const { at, turn } = stanceAt(NUMBERS, 0.5 / 60, 60)
  expect(at).toEqual([5, 1, 2.7])
  expect(turn[2]).toBeCloseTo(Math.sin(Math.PI / 8), 4)
  expect(turn[3]).toBeCloseTo(Math.cos(Math.PI / 8), 4)
})

test('before the start and after the end it lies still', () => {
  expect(stanceAt(NUMBERS, -1, 60).at).toEqual([0, 0, 2.7])
  expect(stanceAt(NUMBERS, Infinity, 60).at).toEqual([10, 2, 2.7])
})

test('a quaternion and its negative are the same turn', () => {
  const turn = slerp([0, 0, 0, 1], [0, 0, 0, -1], 0.5)
  expect(turn.map(Math.abs)).toEqual([0, 0, 0, 1])
})

test('it is known when a piece moved last', () => {
  expect(stillFrom(NUMBERS, 60)).toBe(1 / 60)
  expect(secondsOf({ hz: 60, frames: 3, pieces: { s1: NUMBERS } })).toBeCloseTo(2 / 60)
})
