import { expect, test } from 'vitest'
import type { Piece, Pose, Rest } from '../types'
import { piece, tape } from './testing/boxes'

const box = (x: number, y: number, a = 0): Piece => piece('box', x, y, a)
const lying = (pose: Pose): Piece => ({ kind: 'die', shape: 'D6', pose })

test('a gap is edge to edge, to a piece, to an edge of the table, to a point', () => {
  const { gap } = tape({ s1: box(100, 100), s2: box(200, 100), s3: box(100, 300, 90) })
  expect(gap('s1', 's2')).toBe(60)
  expect([gap('s1', 'S'), gap('s1', 'N'), gap('s1', 'W'), gap('s1', 'E')]).toEqual([90, 790, 80, 780])
  expect(gap('s3', 'S')).toBe(280)
  expect(gap('s1', { x: 100, y: 150 })).toBe(40)
  expect(gap('s1', { x: 123, y: 114 })).toBe(5)
})

test('a gap is 0 for pieces that touch or overlap, for a point inside, for a piece over the edge', () => {
  const { gap } = tape({ s1: box(100, 100), s2: box(140, 100), s3: box(150, 115), s4: box(400, 5) })
  expect(gap('s1', 's2')).toBe(0)
  expect(gap('s2', 's3')).toBe(0)
  expect(gap('s1', { x: 101, y: 99 })).toBe(0)
  expect(gap('s4', 'S')).toBe(0)
})

test('a piece between two others blocks the line, one beside it does not', () => {
  const [s1, s2] = [box(100, 100), box(300, 100)]
  expect(tape({ s1, s2 }).clear('s1', 's2')).toBe(true)
  expect(tape({ s1, s2, s3: box(200, 100) }).clear('s1', 's2')).toBe(false)
  expect(tape({ s1, s2, s3: box(200, 140) }).clear('s1', 's2')).toBe(true)
})

test('D-38: where edges run side by side one clear line of the band is enough', () => {
  const [s1, s2] = [box(100, 100), box(300, 100)]
  const half = box(200, 115)
  expect(tape({ s1, s2, half }).clear('s1', 's2')).toBe(true)
  const [low, high] = [box(200, 89.99), box(200, 110.01)]
  expect(tape({ s1, s2, low, high }).clear('s1', 's2')).toBe(true)
  expect(tape({ s1, s2, low: box(200, 90), high: box(200, 110) }).clear('s1', 's2')).toBe(false)
})

test('pieces that touch see each other, and a die that lies on a piece hides nothing', () => {
  expect(tape({ s1: box(100, 100), s2: box(140, 100), s3: box(120, 120) }).clear('s1', 's2')).toBe(true)
  const die = lying({ x: 200, y: 100, a: 0, on: 's1' })
  expect(tape({ s1: box(100, 100), s2: box(300, 100), die }).clear('s1', 's2')).toBe(true)
})

test('an overlap counts from 0.1 mm on, and not with pieces left out or lying on others', () => {
  const rest: Rest = { s1: box(100, 100), s2: box(100, 140), die: lying({ x: 100, y: 100, a: 0, on: 's1' }) }
  const { overlaps } = tape(rest)
  expect(overlaps('box', { x: 139.95, y: 100, a: 0 })).toEqual([])
  expect(overlaps('box', { x: 139.85, y: 100, a: 0 })).toEqual(['s1'])
  expect(overlaps('box', { x: 100, y: 120, a: 90 })).toEqual(['s1', 's2'])
  expect(overlaps('box', { x: 100, y: 120, a: 90 }, 's1')).toEqual(['s2'])
})

test('the same table has the same tape, another table its own', () => {
  const one: Rest = { s1: box(100, 100), s2: box(200, 100) }
  const other: Rest = { ...one, s2: box(250, 100) }
  expect(tape(one)).toBe(tape(one))
  expect(tape(one).at(one)).toBe(tape(one))
  expect(tape(one).at(other).gap('s1', 's2')).toBe(110)
  expect(tape(one).gap('s1', 's2')).toBe(60)
})

test('a question about what does not exist throws', () => {
  expect(() => tape({}).gap('s1', 'S')).toThrow('There is no piece s1 on the table.')
  expect(() => tape({}).overlaps('boat', { x: 0, y: 0, a: 0 })).toThrow('The board has no shape boat.')
})

test('a zone takes no place, hides nothing and is measured like a piece', () => {
  const zone: Piece = { ...piece('disc', 200, 100), kind: 'field', sense: 'edge' }
  const { place, clear, overlaps, gap } = tape({ s1: box(100, 100), s2: box(300, 100), zone })
  expect(place('box', { anywhere: true }, { x: 200, y: 100, a: 0 })).toMatchObject({ ok: true })
  expect(overlaps('box', { x: 200, y: 100, a: 0 })).toEqual([])
  expect(clear('s1', 's2')).toBe(true)
  expect(gap('s1', 'zone')).toBe(50)
})
