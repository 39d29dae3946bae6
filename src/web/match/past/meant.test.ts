import { expect, test } from 'vitest'
import type { Track } from '../../../table/types'
import { meantBy } from './meant'

const frame = (x: number, y: number): number[] => [x * 100, y * 100, 0, 0, 0, 0, 10_000]

const track = (piece: string, pieces: Record<string, number[]>): Track => ({
  hz: 60,
  frames: 2,
  pieces,
  flick: { piece },
})

test('the line of a die goes from where it lay to where it went first', () => {
  const meant = meantBy(
    track('die', { s1: [...frame(0, 0), ...frame(1, 1)], die: [...frame(100, 200), ...frame(110, 200)] }),
  )
  expect(meant).toMatchObject({ origin: { x: 100, y: 200 }, bearing: 90 })
  expect(meant!.dots.at(-1)).toEqual({ x: 400, y: 200 })
})

test('it is the line of the flicked one, although it moves a neighbour that it touches at once', () => {
  const pushed = [...frame(50, 50), ...frame(50, 52)]
  const struck = [...frame(50, 90), ...frame(60, 90)]
  const meant = meantBy(track('s5', { s4: struck, s5: pushed }))
  expect(meant).toMatchObject({ origin: { x: 50, y: 50 }, bearing: 0 })
})

test('nothing that moves, nothing meant', () => {
  expect(meantBy(track('s1', {}))).toBeNull()
  expect(meantBy(track('s1', { s1: [...frame(5, 5), ...frame(5, 5)] }))).toBeNull()
})
