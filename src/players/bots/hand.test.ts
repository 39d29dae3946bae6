import { expect, test } from 'vitest'
import { checkAim } from '../../table/aim'
import { random } from '../../table/exact'
import type { Aim } from '../../table/types'
import { board, fire, move, rest } from '../human/testing/scene'
import { flickOf } from '../flicked'
import { flicked } from './hand'
import { LEVELS } from './levels'

const MEANT: Aim = { at: 20, bearing: 0, speed: 600 }

const many = (count: number, hand: (typeof LEVELS)[number]['hand'], meant = MEANT, option = move): Aim[] => {
  const next = random('hand')
  return Array.from({ length: count }, () => flicked(board, rest, option, meant, hand, next))
}

const deviation = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** Of a bell that is three times as wide in 8 % of the cases: the root of 0.92 + 0.08 * 9. */
const HEAVIER = Math.sqrt(0.92 + 0.08 * 9)

test.each(LEVELS)("$name's flicks miss by as much as its numbers say, and seldom by far more", ({ hand }) => {
  const aims = many(4000, hand)
  const off = aims.map(({ bearing }) => (bearing > 180 ? bearing - 360 : bearing))
  expect(deviation(off) / hand.bearing).toBeCloseTo(HEAVIER, 0.5)
  expect(deviation(aims.map(({ speed }) => speed)) / (MEANT.speed * hand.speed)).toBeCloseTo(HEAVIER, 0.5)
  const slips = off.filter((degrees) => Math.abs(degrees) > 3.5 * hand.bearing)
  expect(slips.length).toBeGreaterThan(0)
})

test('whatever the hand does, the table allows it', () => {
  const shaky = { bearing: 60, speed: 2, contact: 60 }
  for (const aim of many(500, shaky)) {
    expect(checkAim(board, rest, flickOf(move, aim))).toEqual({ ok: true })
    expect(aim.speed).toBeGreaterThanOrEqual(move.min)
    expect(aim.speed).toBeLessThanOrEqual(move.max)
  }
  const shot = { at: 0, bearing: 0, speed: 1500, start: { x: 450, y: 100 } }
  for (const aim of many(500, shaky, shot, fire)) {
    expect(checkAim(board, rest, flickOf(fire, aim))).toEqual({ ok: true })
    expect(aim.start).toEqual(shot.start)
  }
})

test('stronger levels have steadier hands and think longer', () => {
  const falling = (of: (level: (typeof LEVELS)[number]) => number): boolean =>
    LEVELS.every((level, i) => i === 0 || of(level) < of(LEVELS[i - 1]!))
  expect(falling(({ hand }) => hand.bearing)).toBe(true)
  expect(falling(({ hand }) => hand.speed)).toBe(true)
  expect(falling(({ tries }) => -tries)).toBe(true)
})
