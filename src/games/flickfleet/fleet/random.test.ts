import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { random } from '../../../table/exact'
import {
  affordable,
  buyable,
  costOf,
  problems,
  randomFleet,
  usualFleet,
  usualPoints,
  writeFleet,
  type Supply,
} from './index'

describe('fleets by chance', () => {
  const terms = fc.record({
    points: fc.integer({ min: 10, max: 60 }),
    supply: fc.constantFrom<Supply>('box', 'unlimited'),
  })

  test('are legal, and nothing more can be bought', () => {
    fc.assert(
      fc.property(fc.string(), terms, (seed, agreed) => {
        const fleet = randomFleet(random(seed), agreed)
        expect(problems(fleet, agreed)).toEqual([])
        expect(affordable(fleet, agreed)).toEqual([])
      }),
    )
  })

  test('every class and every load comes up', () => {
    const next = random('fleets')
    const texts = Array.from({ length: 400 }, () =>
      writeFleet(randomFleet(next, { points: 40, supply: 'box' })),
    )
    const carriers = [
      'carrier (empty)',
      'carrier (fighter)',
      'carrier (bomber)',
      'carrier (2 fighter)',
      'carrier,',
    ]
    const words = [
      ...carriers,
      'dreadnought',
      'dreadnought (empty)',
      'dreadnought (fighter)',
      'destroyer',
      'bomber',
    ]
    for (const word of words) expect([word, texts.some((text) => text.includes(word))]).toEqual([word, true])
  })
})

test('the usual fleets cost their totals exactly and come out of the box', () => {
  for (const faction of buyable) {
    for (const points of [10, ...usualPoints]) {
      const fleet = usualFleet(faction, points)
      expect(fleet.faction).toBe(faction)
      expect(costOf(fleet)).toBe(points)
      expect(problems(fleet, { points, supply: 'box' })).toEqual([])
    }
    expect(costOf(usualFleet(faction, 59))).toBe(40)
    expect(costOf(usualFleet(faction, 200))).toBe(60)
  }
})
