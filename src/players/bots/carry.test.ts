import { describe, expect, test } from 'vitest'
import { games } from '../../games'
import { matOf, shapesOf } from '../reach/testing/shapes'
import { carryOf, speedToCarry } from './carry'

const P50 = 1

describe.each(games.filter(({ reach }) => reach))('what bots think of $name', (game) => {
  test('is about as far as was measured: flat pieces within 10 %, dice within 30 %', async () => {
    const { travel } = await game.reach!()
    for (const [name, { min, max, mm }] of Object.entries(travel)) {
      const shape = shapesOf(game)[name]!
      const most = shape.form === 'die' ? 0.3 : 0.1
      mm.forEach((row, i) => {
        const carried = carryOf(shape, min + ((max - min) * i) / (mm.length - 1), matOf(game))
        // Below a few mm the table's own rounding counts.
        expect(Math.abs(carried - row[P50]!)).toBeLessThan(most * row[P50]! + 1)
      })
    }
  })
})

test('the speed for a way is the one that goes so far', () => {
  const [, shape] = Object.entries(shapesOf(games[0]!))[0]!
  expect(carryOf(shape, speedToCarry(shape, 300))).toBeCloseTo(300, 9)
})
