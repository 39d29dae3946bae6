import { Box3, Mesh, Vector3 } from 'three'
import { afterAll, expect, test, vi } from 'vitest'
import { board } from '../../../../../games/flickfleet'
import type { FlatShape } from '../../../../table3d/scene/slab'
import { sceneryLook } from './index'

vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
afterAll(() => vi.unstubAllGlobals())

const shapeOf = (name: string): FlatShape => board.shapes[name] as FlatShape
const disc = (name: string) => shapeOf(name) as Extract<FlatShape, { form: 'disc' }>

test.each(['moon', 'planet', 'coin', 'mug', 'bowl', 'plate'])(
  'the %s is seen as large as what pieces touch, around its centre',
  (kind) => {
    const { radius, height } = disc(kind)
    const { min, max } = new Box3().setFromObject(sceneryLook(kind, shapeOf(kind))!)
    const tenths = (corner: Vector3): number[] => corner.toArray().map((mm) => Math.round(mm * 10))
    const half = [radius, radius, height / 2]
    expect(tenths(max)).toEqual(half.map((mm) => mm * 10))
    expect(tenths(min)).toEqual(half.map((mm) => mm * -10))
  },
)

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
