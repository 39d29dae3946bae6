import { expect, test } from 'vitest'
import { firstInWay, tableEnd } from './ahead'
import { around } from './around'
import { fromPiece } from './scene'
import { hidden } from './sight'
import { scene } from './testing/scene'

const ember = fromPiece(scene, 'ember')

test('the list goes clockwise from straight ahead', () => {
  const list = around(scene, ember)
  const bearings = list.map(({ id, bearing }) => [id, bearing])
  expect(bearings).toEqual([
    ['anvil', 0],
    ['meridian', 0],
    ['halberd', 90],
  ])
})

test('distances are from edge to edge', () => {
  // 300 between the centres, less 20 and 30; the disc is a polygon whose first corner is exactly south.
  expect(around(scene, ember)[0]!.gap).toBeCloseTo(250)
  expect(around(scene, ember)[1]!.gap).toBeCloseTo(360)
})

test('the width is that of the outline seen from the centre', () => {
  // A radius of 30 at 300 mm: twice arcsin 0.1.
  expect(around(scene, ember)[0]!.width).toBeCloseTo(11.48, 1)
})

test('what is hidden, by what, and where that is', () => {
  // The square looks 2 arctan(20 / 380) = 6 degrees wide, less than the disc before it.
  expect(hidden(scene, ember, 'meridian')).toEqual({ share: 1, by: 'anvil' })
  expect(around(scene, ember)[1]!.inTheWay).toBe('wholly hidden by Anvil at 0°, 25 cm')
  expect(around(scene, ember)[0]!.inTheWay).toBe('nothing')
})

test('a zone hides nothing', () => {
  const { anvil, ...rest } = scene.rest
  const veiled = { ...scene, rest: { ...rest, anvil: { ...anvil!, sense: 'edge' as const } } }
  expect(hidden(veiled, ember, 'meridian')).toBeNull()
  expect(around(veiled, ember).map(({ id }) => id)).not.toContain('anvil')
})

test('the other side of the table reads the same list half a turn on', () => {
  expect(around({ ...scene, edge: 'N' }, ember).map(({ bearing }) => bearing)).toEqual([180, 180, 270])
})

test('the end of the table is where the centre would leave it', () => {
  expect(tableEnd(scene.board, { x: 450, y: 100 }, 0)).toBe(800)
  expect(tableEnd(scene.board, { x: 450, y: 100 }, 90)).toBe(450)
  expect(tableEnd(scene.board, { x: 450, y: 100 }, 45)).toBeCloseTo(450 * Math.SQRT2)
})

test('a whole ship needs more room than a line', () => {
  expect(firstInWay(scene, ember, 0)).toEqual({ id: 'anvil', mm: expect.closeTo(250) })
  // 8 degrees on, 300 mm ahead: 42 mm beside. The line misses the disc of 30, the square of 20 does not.
  expect(firstInWay(scene, ember, 8)!.id).toBe('anvil')
  expect(firstInWay(scene, ember, 45)).toBeUndefined()
})
