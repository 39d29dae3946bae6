import { expect, test } from 'vitest'
import type { Track } from '../../table/types'
import { meantBy } from './meant'

const frame = (x: number, y: number): number[] => [x * 100, y * 100, 0, 0, 0, 0, 10_000]

const track = (pieces: Record<string, number[]>): Track => ({ hz: 60, frames: 2, pieces })

test('the line of a die goes from where it lay to where it went first', () => {
  const meant = meantBy(
    track({ s1: [...frame(0, 0), ...frame(1, 1)], die: [...frame(100, 200), ...frame(110, 200)] }),
  )
  expect(meant).toMatchObject({ origin: { x: 100, y: 200 }, bearing: 90 })
  expect(meant!.dots.at(-1)).toEqual({ x: 400, y: 200 })
})

test('without a die it is the piece that moves first', () => {
  const pushed = [...frame(50, 50), ...frame(50, 52)]
  const struck = [...frame(50, 90), ...frame(50, 90)]
  expect(meantBy(track({ s2: struck, s1: pushed }))).toMatchObject({ origin: { x: 50, y: 50 }, bearing: 0 })
})

test('nothing that moves, nothing meant', () => {
  expect(meantBy(track({}))).toBeNull()
  expect(meantBy(track({ s1: [...frame(5, 5), ...frame(5, 5)] }))).toBeNull()
})
