import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distance } from '../../../../table/outline'
import type { Golden } from '../../../../table/testing/golden/golden'
import { metAt, wayOf, withMet } from './met'

const FILE = join(import.meta.dirname, '../../../../../testdata/golden/two-fleets-dice.json')
const { flicks } = JSON.parse(readFileSync(FILE, 'utf8')) as Golden

const at = { x: 400, y: 300 }
const about = { is: 'fires', piece: 's1', value: 3, at }

/** A track counts hundredths of a mm and ten thousandths of a quaternion. */
const MM = 0.02
const DEGREES = 0.5

const D6 = { kind: 'die', shape: 'D6', on: 's7' }
/** A frame of a track, in hundredths of a mm. */
const still = (x: number): number[] => [x * 100, 20_000, 0, 0, 0, 0, 10_000]

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

test('a die lies where and as it came to rest, and came from where it was flicked', () => {
  const resting = flicks.filter(({ flick, result }) => flick.adds && result.poses[flick.piece])
  expect(resting.length).toBeGreaterThan(10)
  for (const { flick, track, result } of resting) {
    const { piece, adds, aim } = flick
    const met = metAt({ ...about, weapon: 'nuke' }, { ...track, flick: { piece, adds: adds! } })!
    const { x, y, up, a, on } = result.poses[piece]!
    const die = met.die!
    expect(die).toMatchObject({ kind: 'die', shape: adds!.shape, pose: { up } })
    expect(distance(die.pose, { x, y })).toBeLessThan(MM)
    expect(die.pose.on).toBe(on && about.piece)
    expect(apart(die.pose.a, a)).toBeLessThan(DEGREES)
    expect(distance(met.from!, aim.start!)).toBeLessThan(MM)
    expect(wayOf(met)).toMatchObject([{ from: met.from, to: at, end: 'touch', now: true }])
    expect(Object.values(withMet(on ? { s1: die } : {}, met))).toContain(die)
  }
})

test('a die that is thrown without a flick leaves the table as it is', () => {
  const [{ flick, track }] = flicks as [(typeof flicks)[number]]
  const met = metAt({ ...about, die: 'D6' }, { ...track, flick: { piece: flick.piece } })!
  expect(met).toEqual({ at })
  expect([wayOf(met), withMet({}, met)]).toEqual([[], {}])
})

test('a die that lay on a ship that is gone is not shown', () => {
  const die = { kind: 'die', shape: 'D6', pose: { x: 1, y: 1, a: 0, up: 3, on: 's1' } }
  expect(withMet({}, { at, die })).toEqual({})
})

test('a ship that was destroyed stands where the flick left it while one looks, and the die on it', () => {
  const pieces = { die: [0, 0, 0, 0, 0, 0, 10_000], s1: [...still(100), ...still(110)] }
  const track = { hz: 60 as const, frames: 1, pieces, flick: { piece: 'die', adds: D6 } }
  const ship = { kind: 'ship', shape: 'destroyer', pose: { x: 100, y: 200, a: 0 } }
  const met = metAt({ ...about, weapon: 'nuke' }, track, { s1: ship })!
  expect(met.ship).toMatchObject({ id: 's1', piece: { shape: 'destroyer', pose: { x: 110, y: 200, a: 0 } } })
  const die = { kind: 'die', shape: 'D6', pose: { x: 1, y: 1, a: 0, up: 3, on: 's1' } }
  expect(Object.keys(withMet({}, { ...met, die }))).toEqual(['s1', 'the die that hit'])
  const there = { s1: { ...ship, pose: { x: 5, y: 5, a: 5 } } }
  expect(withMet(there, met)['s1']).toBe(there.s1)
})

test('a line that does not say where', () => {
  expect(metAt({ is: 'piece', piece: 's1', value: 2 })).toBeNull()
})
