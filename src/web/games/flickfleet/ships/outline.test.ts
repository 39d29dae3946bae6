import { expect, test } from 'vitest'
import type { Shape } from '../../../../table/types'
import { drawingOf } from './outline'

const OUTLINE = [
  { x: -10, y: 10 },
  { x: -10, y: -10 },
  { x: 10, y: -10 },
  { x: 10, y: 10 },
]
const SQUARE: Shape = { form: 'plate', outline: OUTLINE, height: 5, mass: 1, material: 'acrylic' }

test('a plate, its bow up, with 4 mm around it, and its rear edge lit', () => {
  expect(drawingOf(SQUARE, { edges: [1] })).toEqual({
    width: 28,
    height: 28,
    path: 'M4.0 4.0L4.0 24.0L24.0 24.0L24.0 4.0Z',
    lit: 'M4.0 24.0L24.0 24.0',
  })
})

test('a rim is lit all around', () => {
  const { path, lit } = drawingOf(SQUARE, 'rim')
  expect(lit).toBe(path)
})
