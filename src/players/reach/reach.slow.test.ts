import { expect, test } from 'vitest'
import { flickfleet } from '../../games/flickfleet'
import type { AnyGame } from '../../games/kit'
import { createTable } from '../../table'
import { jolt } from '../../table/testing/open'
import { endless, measure, STRENGTHS } from './testing/measure'

const game = flickfleet as unknown as AnyGame

test.each([
  ['destroyer', 40],
  ['dreadnought', 100],
  ['fighter_wing:1', 75],
  ['D6', 45],
  ['D10', 70],
])('measured again, %s at strength %d goes as far; else run `npm run reach`', async (shape, strength) => {
  const { travel } = await game.reach!()
  const table = createTable(jolt, endless(game))
  const one = game.flicks!.find((flicks) => flicks.shape === shape)!
  expect(measure(table, endless(game), one, strength)).toEqual(travel[shape]!.mm[STRENGTHS.indexOf(strength)])
  table.close()
})

test('a die that lies goes about as far as one that starts on a ship', () => {
  const table = createTable(jolt, endless(game))
  const { on: _, ...lying } = game.flicks!.find(({ shape }) => shape === 'D6')!
  const [, middle] = measure(table, endless(game), lying, 60)
  const started = measure(table, endless(game), { ...lying, on: 'destroyer' }, 60)
  // It has no scatter and no ship to fall off: a fifth more or less.
  expect(Math.abs(middle! - started[1]!)).toBeLessThan(0.2 * started[1]!)
  table.close()
})
