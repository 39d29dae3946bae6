import { describe, expect, test } from 'vitest'
import type { Piece, Point, Region, Side } from '../types'
import { createTape } from './index'
import { BOXES as board, piece, tape, yes } from './testing/boxes'

const no = (why: string) => expect.objectContaining({ ok: false, why: expect.stringContaining(why) })

describe('anywhere', () => {
  const { place } = tape({ s1: piece('box', 450, 450) })
  const put = (x: number, y: number, a = 0, moving?: string) =>
    place('box', { anywhere: true }, { x, y, a }, moving)

  test('a place is rounded to 0.01 mm and 0.01 degrees', () => {
    expect(put(100.004, 100.006, 359.996)).toEqual(yes(100, 100.01))
    expect(put(100, 100, -90)).toEqual(yes(100, 100, 270))
  })

  test('only numbers that are finite are a place', () => {
    for (const bad of [NaN, Infinity, -Infinity, 1e300]) {
      expect(put(bad, 100)).toEqual(no('finite numbers'))
      expect(put(100, 100, bad)).toEqual(no('finite numbers'))
    }
  })

  test('all of the piece must be on the table', () => {
    expect(put(20, 10)).toEqual(yes(20, 10))
    expect(put(19.9, 10)).toEqual(no('hang over the edge'))
    expect(put(100, 890.1)).toEqual(no('hang over the edge'))
  })

  test('touching is fine, overlapping is refused by name, the piece itself is never in its way', () => {
    expect(put(490, 450)).toEqual(yes(490, 450))
    expect(put(489, 450)).toEqual(no('overlap s1:'))
    expect(put(451, 450, 0, 's1')).toEqual(yes(451, 450))
  })

  test('what else a client sends with a pose is dropped', () => {
    expect(place('box', { anywhere: true }, { x: 100, y: 100, a: 0, up: 3, on: 's1' })).toEqual(yes(100, 100))
  })
})

describe('touching (D-51)', () => {
  const [s1, s2] = [piece('box', 450, 450), piece('box', 500, 490)]
  const { place } = tape({ s1, s2, low: piece('box', 200, 20) })
  const launch = (x: number, y: number, from = 's1') => place('disc', { touching: from }, { x, y, a: 0 })

  test('slid towards the launcher or away from it along the line from its centre', () => {
    expect(launch(450, 700)).toEqual(yes(450, 490))
    expect(launch(450, 451)).toEqual(yes(450, 490))
    expect(launch(100, 450)).toEqual(yes(400, 450))
  })

  test('its very centre means the bow', () => {
    expect(launch(450, 450)).toEqual(yes(450, 490))
  })

  test('touching a third ship is allowed, overlapping it is not', () => {
    expect(launch(450, 490)).toEqual(yes(450, 490))
    expect(launch(452, 490)).toEqual(no('overlap s2:'))
  })

  test('not over the edge', () => {
    expect(launch(200, 0, 'low')).toEqual(no('hang over the edge'))
  })

  test('a table without room has no example', () => {
    const small = createTape({ ...board, size: { x: 100, y: 70 } })({ s1: piece('box', 50, 35) })
    expect(small.example('disc', { touching: 's1' })).toBe('nowhere')
  })
})

const rear = (from: Side): Region => ({ rearAt: 50, from })

describe('rear edge at a distance (D-09)', () => {
  const { place, example } = tape({ s1: piece('box', 450, 60) })

  test('from every edge only the place along it is free', () => {
    const wished = { x: 300, y: 333, a: 45 }
    expect(place('box', rear('S'), wished)).toEqual(yes(300, 60, 0))
    expect(place('box', rear('N'), wished)).toEqual(yes(300, 840, 180))
    expect(place('box', rear('W'), wished)).toEqual(yes(60, 333, 90))
    expect(place('box', rear('E'), wished)).toEqual(yes(840, 333, 270))
    expect(place('arrow', rear('S'), wished)).toEqual(yes(300, 90.4, 0))
  })

  test('a place that is taken is refused', () => {
    expect(place('box', rear('S'), { x: 470, y: 0, a: 0 })).toEqual(no('overlap s1:'))
  })

  test('the example is as near to the middle as can be', () => {
    expect(example('box', rear('N'))).toEqual({ x: 450, y: 840, a: 180 })
    expect(example('box', rear('S'))).toEqual({ x: 410, y: 60, a: 0 })
  })

  test('on a crowded edge there is no place', () => {
    expect(tape({ bar: piece('bar', 450, 60) }).example('box', rear('S'))).toBe('nowhere')
  })
})

const back = (near: Point): Region => ({ inside: 50, from: 'N', near, free: 'heading' })
const table = (...pieces: Piece[]) => tape(Object.fromEntries(pieces.map((one, i) => [`s${i}`, one])))
const brought = (x: number, a: number, ...others: Piece[]) =>
  table(...others).place('box', back({ x, y: 900 }), { x: 1, y: 1, a })

describe('brought back (D-16)', () => {
  test('50 mm inside the edge where it left, whatever the heading', () => {
    expect(brought(300, 0)).toEqual(yes(300, 840, 0))
    expect(brought(300, 90)).toEqual(yes(300, 830, 90))
  })

  test('all of it on the table at the end of the edge', () => {
    expect(brought(5, 0)).toEqual(yes(20, 840, 0))
    expect(brought(899, 90)).toEqual(yes(890, 830, 90))
  })

  test('shifted along the edge to the nearest free spot', () => {
    expect(brought(310, 0, piece('box', 300, 840))).toEqual(yes(340, 840, 0))
    expect(brought(290, 0, piece('box', 300, 840))).toEqual(yes(260, 840, 0))
    expect(brought(310, 0, piece('box', 300, 840), piece('box', 370, 840))).toEqual(yes(260, 840, 0))
  })

  test('as near on both sides: towards the middle of the edge', () => {
    expect(brought(300, 0, piece('box', 300, 840))).toEqual(yes(340, 840, 0))
    expect(brought(600, 0, piece('box', 600, 840))).toEqual(yes(560, 840, 0))
  })

  test('a whole line that is taken moves it inwards by 10 mm, and again', () => {
    expect(brought(300, 0, piece('bar', 450, 840))).toEqual(yes(300, 820, 0))
  })

  test('a table that is taken has no place', () => {
    expect(brought(300, 0, piece('lid', 450, 450))).toEqual(no('no free place'))
    expect(tape({ s1: piece('lid', 450, 450) }).example('box', back({ x: 300, y: 900 }))).toBe('nowhere')
  })

  test('the example faces the table', () => {
    expect(tape({}).example('box', back({ x: 300, y: 900 }))).toEqual({ x: 300, y: 840, a: 180 })
  })
})

describe('within', () => {
  const { place, example } = tape({ s1: piece('box', 450, 450), s2: piece('box', 100, 450) })

  test('of an edge: the outline, not the centre, counts', () => {
    const where = { within: 50, of: 'S' } as const
    expect(place('box', where, { x: 300, y: 60, a: 0 })).toEqual(yes(300, 60))
    expect(place('box', where, { x: 300, y: 60.1, a: 0 })).toEqual(no('5 cm from the south edge'))
  })

  test('of a piece, or of one of several', () => {
    expect(place('box', { within: 30, of: 's1' }, { x: 520, y: 450, a: 0 })).toEqual(yes(520, 450))
    expect(place('box', { within: 30, of: 's1' }, { x: 521, y: 450, a: 0 })).toEqual(no('3 cm from s1'))
    expect(place('box', { within: 30, of: ['s1', 's2'] }, { x: 170, y: 450, a: 0 })).toEqual(yes(170, 450))
  })

  test('examples', () => {
    expect(example('box', { within: 50, of: 'S' })).toEqual({ x: 450, y: 60, a: 0 })
    expect(example('disc', { within: 30, of: 's1' })).toEqual({ x: 450, y: 490, a: 0 })
  })

  test('anywhere: in the row that starts at the middle of the table, beside what is in the way', () => {
    expect(example('box', { anywhere: true })).toEqual({ x: 410, y: 460, a: 0 })
  })
})
