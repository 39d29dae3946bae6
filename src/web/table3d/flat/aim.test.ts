import { expect, test } from 'vitest'
import type { Overlay } from '../types'
import { band, path, wedge } from './aim'
import { ahead, distanceTo } from './bearing'

const ORIGIN = { x: 100, y: 100 }

const overlay: Overlay = {
  origin: ORIGIN,
  bearing: 30,
  solid: [ORIGIN, ahead(ORIGIN, 30, 120)],
  dots: [],
  wedge: 4,
  reach: [200, 300],
  handle: null,
  leaves: false,
}

const reachOf = ({ vertices }: ReturnType<typeof band>) => vertices.map((point) => distanceTo(ORIGIN, point))

test('nothing is drawn beyond the first touch', () => {
  expect(Math.max(...reachOf(path(overlay, 1)))).toBeLessThan(121)
  expect(Math.max(...reachOf(wedge(overlay)))).toBeCloseTo(120)
})

test('the line of a die begins beside it, that of a ship in its middle', () => {
  expect(Math.min(...reachOf(path(overlay, 1)))).toBeGreaterThan(10)
  expect(Math.min(...reachOf(path({ ...overlay, wedge: null }, 1)))).toBeLessThan(2)
})

test('the band lies between the nearest and the farthest rest', () => {
  const reach = reachOf(band(overlay, 1))
  expect(Math.min(...reach)).toBeGreaterThan(198)
  expect(Math.max(...reach)).toBeCloseTo(300)
})

test('what is not known is not drawn', () => {
  const bare = { ...overlay, wedge: null, reach: null }
  for (const sheet of [wedge(bare), band(bare, 1)]) expect(sheet.triangles).toEqual([])
})
