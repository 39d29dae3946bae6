import { expect, test } from 'vitest'
import { distance, distanceToEdge, inside, ownOutline } from '../../../../../table/outline'
import { board } from '../../../../table3d/testing/battle'
import { seamsOf } from './seams'
import { areaOf, spotsFor } from '../../../../table3d/paint/spots'

const FLAT = Object.entries(board.shapes).filter(([, { form }]) => form !== 'die')

/** mm: on the innermost piece of a wing, or a coin, there is only one place. */
const SMALL = 25

test.each(FLAT)('%s has room for an emblem and a cube, apart from each other', (name, shape) => {
  const outline = ownOutline(shape)
  const { emblem, cube } = spotsFor(outline, seamsOf(name, shape))
  for (const spot of [emblem, cube]) {
    expect(inside(spot, outline)).toBe(true)
    expect(distanceToEdge(spot, outline)).toBeGreaterThan(3)
  }
  if (areaOf(outline).width > SMALL) expect(distance(emblem, cube)).toBeGreaterThan(10)
})

test('a wing of three has two seams within it, a ship none', () => {
  for (const name of ['fighter_wing:3', 'bomber_wing:3']) {
    const shape = board.shapes[name]!
    const seams = seamsOf(name, shape)
    expect(seams).toHaveLength(2)
    const outline = ownOutline(shape)
    for (const point of seams.flat()) {
      expect(inside(point, outline) || distanceToEdge(point, outline) < 1e-9).toBe(true)
    }
  }
  for (const name of ['wing_piece:20', 'destroyer']) expect(seamsOf(name, board.shapes[name]!)).toEqual([])
})
