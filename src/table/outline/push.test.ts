import { expect, test } from 'vitest'
import { direction } from '../exact'
import { BOARD } from '../testing/board'
import type { Pose } from '../types'
import { pushesInto } from './push'

const at = (shape: string, x: number, y: number, a = 0) => ({
  shape: BOARD.shapes[shape]!,
  pose: { x, y, a },
})
const into = (one: ReturnType<typeof at>, other: ReturnType<typeof at>, bearing: number): boolean =>
  pushesInto(one, other, direction(bearing), 10, 0.1)

/** The destroyer's bow is 54.6 mm before its centre, the carrier's stern 62.2 mm behind its own. */
const BOW = at('destroyer', 450, 450)
const CARRIER = at('carrier', 450, 450 + 54.6 + 62.2)

test('straight ahead into what lies before its bow, to 80 degrees to each side', () => {
  for (const bearing of [0, 79, 281]) expect(into(BOW, CARRIER, bearing)).toBe(true)
  for (const bearing of [81, 90, 180, 270, 279]) expect(into(BOW, CARRIER, bearing)).toBe(false)
})

test('a gap within 0.1 mm is contact, more is none', () => {
  expect(into(BOW, at('carrier', 450, 450 + 54.6 + 62.2 + 0.09), 0)).toBe(true)
  expect(into(BOW, at('carrier', 450, 450 + 54.6 + 62.2 + 0.11), 0)).toBe(false)
})

test('round pieces are pushed into each other towards their centres', () => {
  const [one, other] = [at('fighter3', 450, 450), at('fighter3', 486, 498)]
  // The centres are 60 mm apart: 36 east, 48 north, bearing 36.87; 80 degrees to each side.
  for (const bearing of [36.85, 116.8, 317]) expect(into(one, other, bearing)).toBe(true)
  for (const bearing of [117, 316.8, 216.85]) expect(into(one, other, bearing)).toBe(false)
})

test('a round piece at a straight side', () => {
  const [disc, ship] = [at('fighter3', 450 + 22.5 + 30, 450), at('destroyer', 450, 450)]
  expect(into(disc, ship, 270)).toBe(true)
  expect(into(disc, ship, 351)).toBe(false)
  expect(into(ship, disc, 90)).toBe(true)
  expect(into(ship, disc, 9)).toBe(false)
})

test('side by side: along the side and away it is not, a little into it it is', () => {
  const [ship, other] = [at('destroyer', 450, 450), at('destroyer', 495, 450)]
  for (const bearing of [0, 9, 180, 270]) expect(into(ship, other, bearing)).toBe(false)
  for (const bearing of [11, 90, 169]) expect(into(ship, other, bearing)).toBe(true)
})

test('corner to corner one side gives way', () => {
  // Its shoulder (22.5, 13.8) touches the other's hip (-22.5, -21.4).
  const [ship, other] = [at('destroyer', 450, 450), at('destroyer', 450 + 45, 450 + 35.2)]
  expect(into(ship, other, 45)).toBe(true)
  // North the sides slide along each other, south-south-east the edge of its bow gives way.
  expect(into(ship, other, 0)).toBe(false)
  expect(into(ship, other, 150)).toBe(false)
})

test('a piece in the hollow of a wing is pushed into either arm', () => {
  const wing: Pose = { x: 450, y: 450, a: 0 }
  // The hollow's corner lies 9 mm behind the wing's centre; a disc of 10 mm touches both arms.
  const arms = Math.sqrt(30 * 30 + 30 * 30) / 30
  const disc = at('fighter1', 450, 450 - 9 - 10 * arms)
  const bomber = { shape: BOARD.shapes.bomber3!, pose: wing }
  expect(into(disc, bomber, 0)).toBe(true)
  expect(into(disc, bomber, 60)).toBe(true)
  expect(into(disc, bomber, 180)).toBe(false)
})
