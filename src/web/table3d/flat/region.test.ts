import { expect, test } from 'vitest'
import type { Board, Region } from '../../../table/types'
import { type Marked, marked } from './region'
import type { Sheet } from './sheet'

const board: Board = {
  size: { x: 900, y: 900 },
  shapes: { disc: { form: 'disc', radius: 50, height: 5, mass: 10, material: 'acrylic' } },
}
const rest = { moon: { kind: 'moon', shape: 'disc', pose: { x: 450, y: 450, a: 0 } } }
const mark = (where: Region): Marked => marked({ board, rest, thick: 2 }, where)

/** The corners of the rectangle that holds it, whole mm: west, south, east, north. */
const box = ({ vertices }: Sheet): number[] => {
  const [xs, ys] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((mm) => Math.round(mm) + 0)
}

const far = ({ vertices }: Sheet): number[] =>
  vertices.map(({ x, y }) => Math.sqrt((x - 450) ** 2 + (y - 450) ** 2)).sort((a, b) => a - b)

test('the line on which a rear edge stands, at one edge or at all four', () => {
  expect(box(mark({ rearAt: 50, from: 'N' }).lines)).toEqual([0, 849, 900, 851])
  const [all, one] = [mark({ rearAt: 50, from: 'any' }), mark({ rearAt: 50, from: 'W' })]
  expect(all.lines.triangles.length).toBe(4 * one.lines.triangles.length)
  expect(all.area.vertices).toEqual([])
})

test('the band within which it may stand, with its end as a line', () => {
  const { lines, area } = mark({ rearWithin: 50, from: 'E' })
  expect(box(area)).toEqual([850, 0, 900, 900])
  expect(box(lines)).toEqual([849, 0, 851, 900])
  expect(mark({ within: 50, of: 'E' })).toEqual({ lines, area })
})

test('the line round a piece at a gap, and close to it where it must be touched', () => {
  const at = far(mark({ around: 'moon', gap: 25, facing: 'free' }).lines)
  expect(at[0]).toBeCloseTo(75, 0)
  expect(at.at(-1)).toBeCloseTo(77, 0)
  expect(far(mark({ touching: 'moon' }).lines).at(-1)).toBeLessThan(55)
})

test('the area round a piece; nothing for anywhere, and nothing round who is not there', () => {
  const { area } = mark({ within: 30, of: ['moon'] })
  expect(far(area)[0]).toBeCloseTo(50, 0)
  expect(far(area).at(-1)).toBeCloseTo(80, 0)
  for (const where of [{ anywhere: true } as const, { touching: 'gone' }]) {
    expect(mark(where).lines.vertices).toEqual([])
  }
})
