import { expect, test } from 'vitest'
import type { Track } from '../../../table/types'
import { followed, leaderOf } from './follow'

const way = (...xs: number[]): number[] => xs.flatMap((x) => [x * 100, 0, 0, 0, 0, 0, 10_000])
const track = (pieces: Track['pieces']): Track => ({ hz: 60, frames: 3, pieces })

test('the piece that moves first was flicked, however far others are thrown', () => {
  expect(leaderOf(track({ s4: way(0, 0, 50), die: way(0, 3, 6) }))).toBe('die')
  expect(leaderOf(track({ s1: way(0, 5, 9), s2: way(0, 1, 30) }))).toBe('s1')
  expect(leaderOf(track({ s1: way(7, 7, 7) }))).toBeUndefined()
})

const eye = { at: { x: 450, y: 450 }, bearing: 0, elevation: 68, distance: 3400 }
const limits = { whole: 3400, size: { x: 900, y: 900 } }

test('it goes after the piece and nearer, and never turns', () => {
  const soon = followed(eye, { x: 850, y: 450 }, 100, limits)
  expect(soon.at.x).toBeGreaterThan(450)
  expect(soon.at.x).toBeLessThan(850)
  const late = followed(eye, { x: 850, y: 450 }, 60_000, limits)
  expect(late).toEqual({ ...eye, at: { x: 850, y: 450 }, distance: 2000 })
})

test('the same way at any rate of the display', () => {
  const goal = { x: 100, y: 800 }
  const once = followed(eye, goal, 200, limits)
  const often = Array.from({ length: 20 }).reduce<typeof eye>((now) => followed(now, goal, 10, limits), eye)
  expect(often.at.x).toBeCloseTo(once.at.x, 6)
  expect(often.distance).toBeCloseTo(once.distance, 6)
})

test('a piece that leaves the table is not followed beyond its edge, and who is near stays so', () => {
  const { at, distance } = followed({ ...eye, distance: 900 }, { x: 2000, y: -50 }, 60_000, limits)
  expect([at, distance]).toEqual([{ x: 900, y: 0 }, 900])
})
