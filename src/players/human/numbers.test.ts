import { expect, test } from 'vitest'
import { between, cm, fromSeat, speedAt, strengthOf, toAt, toBearing, toStrength, toTable } from './numbers'

test('bearings go in steps of 0.05 and never reach 360', () => {
  expect(toBearing(14.07)).toBe(14.05)
  expect(toBearing(-0.01)).toBe(0)
  expect(toBearing(359.98)).toBe(0)
  expect(toBearing(725)).toBe(5)
})

test('contacts go in steps of 0.1', () => expect(toAt(12.34)).toBe(12.3))

test('strength is linear in speed between the slowest and the fastest push', () => {
  const die = { min: 600, max: 2500 }
  expect([0, 40, 100].map((strength) => speedAt(strength, die))).toEqual([600, 1360, 2500])
  expect(speedAt(38, { min: 59, max: 976 })).toBe(407)
  expect([toStrength(38.04), toStrength(-1), toStrength(101)]).toEqual([38, 0, 100])
})

test('a seat reads 0 degrees as away from itself', () => {
  expect(fromSeat(14, 'S')).toBe(14)
  expect(fromSeat(194, 'N')).toBe(14)
  expect(fromSeat(104, 'W')).toBe(14)
  expect(fromSeat(284, 'E')).toBe(14)
  expect(toTable(14, 'N')).toBe(194)
})

test('the smaller way round', () => {
  expect(between(350, 10)).toBe(20)
  expect(between(10, 350)).toBe(-20)
  expect(between(0, 180)).toBe(180)
})

test('centimetres are read whole from 10 on', () => {
  expect([cm(4), cm(99), cm(254)]).toEqual(['0.4 cm', '9.9 cm', '25 cm'])
})

test('an option with a single speed has the strength 0', () => {
  expect(strengthOf(1550, { min: 600, max: 2500 })).toBe(50)
  expect(strengthOf(800, { min: 800, max: 800 })).toBe(0)
})
