import { Box3, Mesh, Vector3 } from 'three'
import { afterAll, expect, test, vi } from 'vitest'
import { board } from '../../../../../games/flickfleet'
import type { FlatShape } from '../../../../table3d/scene/slab'
import { sceneryLook } from './index'

vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
afterAll(() => vi.unstubAllGlobals())

const shapeOf = (name: string): FlatShape => board.shapes[name] as FlatShape
const disc = (name: string) => shapeOf(name) as Extract<FlatShape, { form: 'disc' }>

const NAMES = [
  'moon',
  'planet',
  'coin',
  'mug',
  'bowl',
  'plate',
  'asteroid:3',
  'asteroid:2',
  'asteroid:1',
  'mine',
  'objective',
]

test.each(NAMES)('the %s is seen as large as what pieces touch, around its centre', (shape) => {
  const { radius, height } = disc(shape)
  const { min, max } = new Box3().setFromObject(sceneryLook(shape.split(':')[0]!, shapeOf(shape))!)
  const tenths = (corner: Vector3): number[] => corner.toArray().map((mm) => Math.round(mm * 10))
  const half = [radius, radius, height / 2]
  expect(tenths(max)).toEqual(half.map((mm) => mm * 10))
  expect(tenths(min)).toEqual(half.map((mm) => mm * -10))
})

/** How far out the surface has a groove, mm: where it lies lower than the top and is not the side. */
const groovesOf = (name: string): number[] => {
  const places = (sceneryLook('asteroid', shapeOf(name)) as Mesh).geometry.getAttribute('position')
  const inside = Array.from({ length: places.count }, (_, i) => i).filter((i) => {
    const up = places.getZ(i)
    return up > 0 && up < disc(name).height / 2 - 0.01
  })
  const far = inside.map((i) => Math.round(Math.hypot(places.getX(i), places.getY(i)) * 10) / 10)
  return [...new Set(far)].toSorted((a, b) => a - b)
}

test('H-SCENERY: one sees how many rings an asteroid has left', () => {
  expect(groovesOf('asteroid:3')).toEqual([12.5, 25])
  expect(groovesOf('asteroid:2')).toEqual([12.5])
  expect(groovesOf('asteroid:1')).toEqual([])
})

test('a ring has a hole of its size', () => {
  const look = sceneryLook('obstacle_piece', shapeOf('wing_piece:60')) as Mesh
  const places = look.geometry.getAttribute('position')
  const far = Array.from({ length: places.count }, (_, i) => Math.hypot(places.getX(i), places.getY(i)))
  expect(Math.min(...far)).toBeCloseTo(20, 0)
  expect(Math.max(...far)).toBeCloseTo(30, 0)
})

test('the light of a star throws no shadow; its column is as high as it stops dice', () => {
  const star = sceneryLook('neutron_star', shapeOf('neutron_star'))!
  star.traverse((part) => expect(part.castShadow).toBe(false))
  const column = new Box3().setFromObject(star.children[0]!).getSize(new Vector3())
  expect(column.z).toBeCloseTo(disc('neutron_star').height, 5)
})

test('ships are none; unknown scenery is of stone', () => {
  expect(sceneryLook('ship', shapeOf('destroyer'))).toBeNull()
  expect(sceneryLook('something', shapeOf('moon'))).not.toBeNull()
})
