import { expect, test } from 'vitest'
import type { Eye } from './eye'
import { dragged, orbited, zoomed } from './orbit'

const EYE: Eye = { at: { x: 450, y: 450 }, bearing: 350, elevation: 68, distance: 3000 }
const LIMITS = { whole: 3000, size: { x: 900, y: 900 } }

test('a camera goes from 30 degrees to straight down', () => {
  expect(orbited(EYE, 20, 50)).toMatchObject({ bearing: 10, elevation: 90 })
  expect(orbited(EYE, 0, -50).elevation).toBe(30)
})

test('it comes six times as near and a quarter farther away', () => {
  expect(zoomed(EYE, 100, LIMITS).distance).toBe(500)
  expect(zoomed(EYE, 0.01, LIMITS).distance).toBe(3750)
})

test('the picture follows the hand, the middle stays on the mat', () => {
  expect(dragged(EYE, { x: 100, y: 100 }, { x: 150, y: 80 }, LIMITS).at).toEqual({ x: 400, y: 470 })
  expect(dragged(EYE, { x: 2000, y: 0 }, { x: 0, y: 0 }, LIMITS).at.x).toBe(900)
})
