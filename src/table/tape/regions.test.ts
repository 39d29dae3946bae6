import { describe, expect, test } from 'vitest'
import type { Pose, Region, Side } from '../types'
import { piece, tape, yes } from './testing/boxes'

const no = (why: string) => expect.objectContaining({ ok: false, why: expect.stringContaining(why) })
const at = (x: number, y: number, a = 0): Pose => ({ x, y, a })

describe('rear edge within a distance (D-09, fair battle)', () => {
  const { place, example } = tape({ s1: piece('box', 450, 35) })
  const within = (from: Side): Region => ({ rearWithin: 50, from })

  test('inside the band it stays where it is, whichever way it faces', () => {
    expect(place('box', within('S'), at(300, 30, 45))).toEqual(yes(300, 30, 45))
    expect(place('box', within('N'), at(300, 870))).toEqual(yes(300, 870, 0))
    expect(place('box', within('W'), at(30, 300, 90))).toEqual(yes(30, 300, 90))
    expect(place('arrow', within('S'), at(300, 60.4))).toEqual(yes(300, 60.4, 0))
  })

  test('outside the band it is moved to its nearer end: 50 mm from the edge, or at the edge', () => {
    expect(place('box', within('S'), at(300, 333))).toEqual(yes(300, 60, 0))
    expect(place('box', within('S'), at(300, -5))).toEqual(yes(300, 10, 0))
    expect(place('arrow', within('E'), at(500, 300, 270))).toEqual(yes(809.6, 300, 270))
  })

  test('a place that is taken, or over the end of the edge, is refused', () => {
    expect(place('box', within('S'), at(470, 40))).toEqual(no('overlap s1:'))
    expect(place('box', within('S'), at(10, 40))).toEqual(no('hang over the edge'))
  })

  test('an example is as far in as can be, and as near to the middle', () => {
    expect(example('box', within('N'))).toEqual(at(450, 840, 180))
    expect(example('box', within('S'))).toEqual(at(450, 60, 0))
  })
})

describe('rear edge at a distance from any edge', () => {
  const any: Region = { rearAt: 50, from: 'any' }
  const { place, example } = tape({})

  test('the nearest edge counts', () => {
    expect(place('box', any, at(300, 100, 45))).toEqual(yes(300, 60, 0))
    expect(place('box', any, at(100, 400))).toEqual(yes(60, 400, 90))
    expect(place('box', any, at(500, 800))).toEqual(yes(500, 840, 180))
    expect(place('box', any, at(880, 500))).toEqual(yes(840, 500, 270))
  })

  test('in a corner a piece that lies right already keeps its edge', () => {
    expect(place('arrow', any, at(85, 90.4, 0))).toEqual(yes(85, 90.4, 0))
    expect(place('arrow', any, at(85, 90.4, 90))).toEqual(yes(90.4, 90.4, 90))
  })

  test('an example at another edge where one is full', () => {
    expect(example('box', any)).toEqual(at(450, 60, 0))
    expect(tape({ s1: piece('bar', 450, 60) }).example('box', any)).toEqual(at(60, 450, 90))
  })
})

describe('at a gap from a piece', () => {
  const { place, example } = tape({ s1: piece('box', 450, 450), s2: piece('box', 560, 450) })
  const off = (facing: 'free' | 'away', around = 's1'): Region => ({ around, gap: 25, facing })

  test('moved along the line from its centre until the gap is there, from inside and from outside', () => {
    expect(place('disc', off('free'), at(450, 700, 90))).toEqual(yes(450, 515, 90))
    expect(place('disc', off('free'), at(450, 460, 90))).toEqual(yes(450, 515, 90))
    expect(place('box', off('free'), at(100, 450, 0))).toEqual(yes(385, 450, 0))
  })

  test('facing straight away from its centre', () => {
    expect(place('box', off('away'), at(450, 700, 123))).toEqual(yes(450, 495, 0))
    expect(place('box', off('away'), at(300, 450, 123))).toEqual(yes(395, 450, 270))
    expect(place('box', off('away', 's2'), at(700, 450))).toEqual(yes(615, 450, 90))
  })

  test('its very centre means the bow', () => {
    expect(place('box', off('away'), at(450, 450, 7))).toEqual(yes(450, 495, 0))
  })

  test('not where another piece lies', () => {
    expect(place('disc', off('free'), at(520, 450))).toEqual(no('overlap s2:'))
  })

  test('an example lies at the bow', () => {
    expect(example('disc', off('away'))).toEqual(at(450, 515, 0))
  })
})

describe('at least so far from some edges', () => {
  const middle: Region = { beyond: 250, of: ['S', 'N'] }
  const { place, example } = tape({ s1: piece('bar', 450, 450) })

  test('stays where it is, however near to the other edges', () => {
    expect(place('box', middle, at(300, 260, 0))).toEqual(yes(300, 260))
    expect(place('box', middle, at(10, 300, 90))).toEqual(yes(10, 300, 90))
    expect(place('disc', middle, at(300, 620))).toEqual(yes(300, 620))
  })

  test('nearer it is refused, and the edge is named', () => {
    expect(place('box', middle, at(300, 259.9))).toEqual(no('at least 25 cm from the south edge'))
    expect(place('disc', middle, at(300, 620.1))).toEqual(no('at least 25 cm from the north edge'))
    expect(place('box', { beyond: 250, of: ['W'] }, at(269.9, 300))).toEqual(no('from the west edge'))
  })

  test('an example has its rear as near to the middle as can be, or lies nowhere', () => {
    expect(example('box', middle)).toEqual(at(450, 470))
    expect(example('lid', middle)).toBe('nowhere')
    expect(example('box', middle, undefined, at(450, 100))).toEqual(at(450, 260))
  })
})

describe('an example near a wish', () => {
  const { example } = tape({ s1: piece('box', 450, 35), s2: piece('box', 450, 840) })

  test('a wish that is legal is granted as it is', () => {
    expect(example('box', { rearWithin: 50, from: 'S' }, undefined, at(300, 33))).toEqual(at(300, 33))
    expect(example('box', { anywhere: true }, undefined, at(300, 333, 45))).toEqual(at(300, 333, 45))
  })

  test('along a line the nearest free place', () => {
    expect(example('box', { rearAt: 50, from: 'N' }, undefined, at(455, 840))).toEqual(at(490, 840, 180))
    expect(example('box', { rearAt: 50, from: 'N' }, undefined, at(440, 840))).toEqual(at(410, 840, 180))
  })

  test('in a band the next row is nearer than the way round', () => {
    expect(example('box', { rearWithin: 50, from: 'S' }, undefined, at(450, 35))).toEqual(at(450, 60))
  })

  test('on the open table it is pushed aside, its heading kept', () => {
    expect(example('box', { anywhere: true }, undefined, at(450, 48))).toEqual(at(450, 55))
    expect(example('box', { anywhere: true }, undefined, at(480, 35))).toEqual(at(490, 35))
  })

  test('round a piece at the nearest of the bearings that are tried', () => {
    const around: Region = { around: 's1', gap: 25, facing: 'away' }
    expect(example('box', around, undefined, at(700, 35))).toEqual(at(505, 35, 90))
    expect(example('box', { within: 25, of: 's1' }, undefined, at(700, 35, 0))).toEqual(at(515, 35, 0))
  })
})
