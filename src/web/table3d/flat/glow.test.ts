import { expect, test } from 'vitest'
import { board } from '../testing/battle'
import { distanceToEdge, inside, ownOutline } from '../../../table/outline'
import { litRuns } from './edges'
import { glow, wall } from './glow'

const destroyer = board.shapes.destroyer!
const bomber = board.shapes['bomber_wing:3']!

test('edges that hang together are one line', () => {
  const [run, ...others] = litRuns(destroyer, { edges: [2, 3, 4] })
  expect([run!.points.length, run!.closed, others.length]).toEqual([4, false, 0])
  expect(litRuns(destroyer, { edges: [0, 3] })).toHaveLength(2)
  expect(litRuns(board.shapes['fighter_wing:1']!, 'rim')[0]).toMatchObject({ closed: true })
})

test.each([
  ['destroyer', destroyer, [2, 3, 4]],
  ['bomber wing', bomber, [2, 3]],
] as const)('light falls outwards from a %s, none inwards', (_name, shape, edges) => {
  const outline = ownOutline(shape)
  const { vertices } = glow(litRuns(shape, { edges })[0]!, 26, 1)
  for (const point of vertices) {
    expect(inside(point, outline) && distanceToEdge(point, outline) > 1e-6).toBe(false)
  }
  expect(Math.max(...vertices.map((point) => distanceToEdge(point, outline)))).toBeCloseTo(26, 5)
})

test('a wall of light is as thick and high as it should be', () => {
  const { vertices } = wall(litRuns(destroyer, 'rim')[0]!, 1.6, [-2.5, 2.6])
  expect(Math.max(...vertices.map(({ z }) => z))).toBe(2.6)
  expect(Math.min(...vertices.map(({ y }) => y))).toBeCloseTo(-42, 5)
})
