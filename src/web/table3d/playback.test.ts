import { expect, test } from 'vitest'
import type { Track } from '../../table/types'
import { trackTime } from './pace'
import { openPlayback } from './playback'

const FRAMES = 61
const numbers = Array.from({ length: FRAMES }, (_, i) => [i * 1000, 0, 270, 0, 0, 0, 10_000]).flat()
const track: Track = { hz: 60, frames: FRAMES, pieces: { s1: numbers } }

const played = (rate: number, stays = true) => openPlayback({ before: {}, track, rate }, () => stays)

test('real time for a second and a half, then twice as fast', () => {
  expect([trackTime(1, 1), trackTime(1.5, 1), trackTime(2, 1)]).toEqual([1, 1.5, 2.5])
  expect(trackTime(1, 2)).toBe(2.5)
  expect(trackTime(0, Infinity)).toBe(Infinity)
})

test('the first frame starts the clock, the end is the end', () => {
  const playback = played(1)
  expect(playback.at(5000)!.get('s1')!.at[0]).toBe(0)
  expect(playback.at(5500)!.get('s1')!.at[0]).toBeCloseTo(300)
  expect(playback.at(6000)).toBeNull()
})

test('what left the table falls and is gone', () => {
  const playback = played(1, false)
  playback.at(0)
  expect(playback.at(1100)!.get('s1')!.at[2]).toBeLessThan(-20)
  expect(playback.at(1300)).toBeNull()
})
