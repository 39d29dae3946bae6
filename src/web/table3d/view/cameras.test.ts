import { expect, test } from 'vitest'
import { board, rest } from '../testing/battle'
import { worldOutline } from '../../../table/outline'
import type { Side } from '../../../table/types'
import { type Sight, commanded, cornersOf, wholeTable } from './cameras'
import { project } from './project'

const SIZES = [
  { width: 1400, height: 700 },
  { width: 390, height: 460 },
  { width: 300, height: 900 },
  { width: 640, height: 360 },
]
const EDGES: Side[] = ['S', 'W', 'N', 'E']

const sightOf = (size = SIZES[0]!, edge: Side = 'S'): Sight => ({ board, rest, edge, size })

test.each(SIZES)('the whole mat is in view at $width x $height', (size) => {
  for (const edge of EDGES) {
    const eye = wholeTable(sightOf(size, edge))
    for (const corner of cornersOf(board)) {
      const { x, y } = project(eye, size, corner)
      expect(x > 13 && x < size.width - 13 && y > 13 && y < size.height - 13).toBe(true)
    }
  }
})

test('my edge is at the bottom', () => {
  const mine = { S: [450, 0, 0], W: [0, 450, 0], N: [450, 900, 0], E: [900, 450, 0] } as const
  for (const edge of EDGES) {
    const { x, y } = project(wholeTable(sightOf(SIZES[0], edge)), SIZES[0]!, mine[edge])
    expect(x).toBeCloseTo(700, 3)
    expect(y).toBeGreaterThan(600)
  }
})

test('a phone looks down more steeply', () => {
  expect(wholeTable(sightOf(SIZES[0])).elevation).toBe(68)
  expect(wholeTable(sightOf(SIZES[1])).elevation).toBe(80)
})

test('behind a piece one looks along the aim, else along its bow', () => {
  const now = wholeTable(sightOf())
  const behind = { to: 'behind', piece: 'e1' } as const
  expect(commanded(sightOf(), behind, now, 33)).toMatchObject({ bearing: 33, elevation: 34 })
  expect(commanded(sightOf(), behind, now)).toMatchObject({ bearing: 180 })
})

test('a pair is framed whole, and a piece that is not there changes nothing', () => {
  const now = wholeTable(sightOf())
  const pair = commanded(sightOf(), { to: 'pair', piece: 's1', at: 's2' }, now)!
  for (const { pose } of [rest.s1!, rest.s2!]) {
    const { x, y } = project(pair, SIZES[0]!, [pose.x, pose.y, 0])
    expect(x > 0 && x < 1400 && y > 0 && y < 700).toBe(true)
  }
  expect(pair.distance).toBeLessThan(now.distance)
  expect(commanded(sightOf(), { to: 'close', at: 'nobody' }, now)).toBeNull()
})

/** Canvas and what of it the damage covers on a desktop, a phone, a tablet, a phone on its side; px. */
const COVERED = [
  [{ width: 736, height: 640 }, 230],
  [{ width: 390, height: 327 }, 222],
  [{ width: 768, height: 520 }, 240],
  [{ width: 544, height: 274 }, 138],
] as const

test.each(COVERED)('what is told of the damage does not cover its ship: %o, %i px', (size, covered) => {
  for (const edge of EDGES) {
    const sight = sightOf(size, edge)
    const close = { to: 'close', piece: 's1', brief: true, covered } as const
    const eye = commanded(sight, close, wholeTable(sight))!
    const seen = worldOutline(board.shapes[rest.s1!.shape]!, rest.s1!.pose).map(({ x, y }) =>
      project(eye, size, [x, y, 0]),
    )
    const ys = seen.map(({ y }) => y)
    expect(Math.min(...ys)).toBeGreaterThan(0)
    expect(Math.max(...ys)).toBeLessThan(size.height - covered)
    // Large enough to be looked at.
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan((size.height - covered) / 3)
  }
})
