import { expect, test } from 'vitest'
import { NEUTRAL } from '../../parts/mark'
import type { Shot } from '../types'
import { shotLines } from './shots'

const shot: Shot = { from: { x: 100, y: 100 }, to: { x: 100, y: 300 }, end: 'rest', mark: NEUTRAL }
const count = (one: Shot): number => shotLines([one], 1).vertices.length

test('a line from where it was flicked to where it ended', () => {
  const ys = shotLines([shot], 1).vertices.map(({ y }) => y)
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([100, 300])
})

test('what it met, or that it left the table, stands at its end, told apart by shape', () => {
  const [rest, touch, out] = [count(shot), count({ ...shot, end: 'touch' }), count({ ...shot, end: 'out' })]
  expect(touch).toBeGreaterThan(rest)
  expect(out).toBeGreaterThan(rest)
  expect(touch).not.toBe(out)
})

test('sides are told apart by their dashes, not by colour alone', () => {
  expect(count({ ...shot, mark: { ...NEUTRAL, dash: [9, 14] } })).toBeGreaterThan(count(shot))
})

test('who never moved has no line', () =>
  expect(shotLines([{ ...shot, to: shot.from }], 1).triangles).toEqual([]))
